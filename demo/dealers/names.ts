import type { Chain } from './locations/location.ts';

type Names = { first: string; last: string };

// Invented people with names that are common in their country.
const names: Readonly<Record<Chain['country'], Names>> = {
  SE: {
    first:
      'Mira Johan Samira Petter Elin Oskar Sara Amir Lena Viktor Hanna Mattias Nadja Emil Karin Jonas Leila Fredrik Ida Tobias Maja Henrik Yasmin Gustav Sofia Daniel Agnes Rikard Linnea Ali',
    last: 'Aspelund Wik Falk Ljung Rosén Dahl Ek Berg Nyström Sandell Haddad Lindahl Åberg Törnqvist Moberg Granath Hellman Sjölin Backlund Ekroth Vesterlund Kronberg Stenmark Öhman Brolin Forsell Norling Hasselgren Wallander Yilmaz',
  },
  NO: {
    first:
      'Ingrid Lars Silje Magnus Kari Ole Nora Henrik Mari Sindre Aisha Jørgen Tuva Eirik Hanne Kristian Live Bård Sunniva Trond Camilla Håkon Amina Stian Marte Vegard Solveig Even Ida Knut',
    last: 'Haugland Solberg Bakken Myhre Nygård Tangen Eide Lunde Strand Fossum Aas Brekke Hovland Sæther Moen Kvamme Rønning Sandvik Tveit Vik Øverland Bjørnstad Dahle Gjerde Hagen Karlsen Nordby Ruud Skogen Ali',
  },
  UK: {
    first:
      'James Priya Callum Sarah Tom Aisha Ben Laura Matthew Zoe Imran Rachel Jack Hannah David Nicole Ryan Emma Liam Charlotte Adam Megan Oliver Fiona Stuart Natasha Craig Beth Simon Leanne',
    last: 'Hartley Robson Charlton Dixon Forster Armstrong Patel Bell Nixon Graham Milburn Elliott Wardle Hussain Kerr Ridley Thornton Ogden Fairbairn Swan Lowther Dodd Carr Blakey Metcalfe Heslop Sinclair Begum Tait Wilkin',
  },
  FI: {
    first:
      'Aino Mikko Laura Jari Sanna Ville Heidi Antti Riikka Petri Emilia Juha Noora Timo Katja Lauri Maria Sami Elina Olli Tuuli Markus Johanna Eero Salla Pasi Henna Joni Minna Otto',
    last: 'Korhonen Nieminen Lahti Salonen Koskela Heikkinen Rantala Mäkelä Laine Hakala Peltola Saarinen Kallio Niskanen Ojala Virta Hiltunen Tuomi Aaltonen Kettunen Jokela Lindroos Ahonen Karppinen Harju Vainio Suominen Nyberg Leino Toivola',
  },
  SK: {
    first:
      'Peter Zuzana Martin Katarína Marek Lucia Tomáš Jana Michal Veronika Juraj Monika Lukáš Eva Ján Simona Róbert Barbora Andrej Ivana Filip Natália Matej Denisa Dávid Kristína Roman Petra Stanislav Adriana',
    last: 'Hudák Krajčír Balog Mráz Urban Šimko Kolár Vrabec Bartoš Hronec Jurík Majer Sedlák Ondruš Blaško Greguš Hlinka Chovan Pavlík Kubiš Lipták Michalík Oravec Repka Sloboda Tkáč Vajda Zelenák Dudáš Fedor',
  },
};

// Slovak women bear the other form of the name; first names ending in a are theirs.
export function peopleNames(country: Chain['country']): {
  first: string[];
  last(of: string, name: string): string;
  lasts: string[];
} {
  const { first, last } = names[country];
  const feminine = (name: string) => `${name.replace(/[ao]$/, '').replace(/ec$/, 'c')}ová`;
  return {
    first: first.split(' '),
    lasts: last.split(' '),
    last: (of, name) => (country === 'SK' && /a$/.test(of) ? feminine(name) : name),
  };
}
