import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { bookableWindow } from '../bookable-window.ts';
import { signedOut } from '../flow/tyre-hotel-reducer.ts';
import type { TyreHotelState } from '../flow/tyre-hotel-state.ts';
import { aConfirmation, aCustomer, aTyreHotelFlow } from '../testing/a-tyre-hotel-flow.ts';
import { aTire, aTyreVehicle } from '../testing/an-agreement.ts';
import { ContactForm } from './booking/contact-form.tsx';
import { DatePicker } from './booking/date-picker.tsx';
import { LoadingFailed, NoDays } from './booking/no-days.tsx';
import { TimePicker } from './booking/time-picker.tsx';
import { ConfirmationStep } from './confirmation/confirmation-step.tsx';
import { DisclaimerDialog } from './disclaimer-dialog.tsx';
import { SignIn } from './sign-in/sign-in.tsx';
import { TyreHotelFooter } from './tyre-hotel-footer.tsx';
import { VehicleStep } from './vehicle/vehicle-step.tsx';

const html = renderToStaticMarkup;
const vehicle = aTyreVehicle();
const validated = { status: 0, vehicles: [vehicle] };
const draft = (given: Partial<TyreHotelState['draft']> = {}): Partial<TyreHotelState> => ({
  stage: { step: 'booking', validated, regNo: 'DCK123' },
  draft: { ...signedOut.draft, regNo: 'DCK123', ...given },
});
/** The line that the disabled button with this label names as its description. */
function hintOf(markup: string, label: string): string | undefined {
  const button = [...markup.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].find(([, , inner]) =>
    inner?.includes(label),
  );
  const id = /disabled/.test(button?.[1] ?? '') && /aria-describedby="([^"]+)"/.exec(button?.[1] ?? '')?.[1];
  return id ? text(new RegExp(`<p id="${id}"[^>]*>(.*?)</p>`).exec(markup)?.[1] ?? '').trim() : undefined;
}
const text = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('signing in', () => {
  const search = (plate: string, given: Partial<TyreHotelState> = {}) =>
    html(
      <SignIn flow={aTyreHotelFlow({ registrationNumber: plate, ...given })} stage={{ step: 'search' }} />,
    );

  test('TH-11 TH-12 asks for the plate, and goes on from two characters', () => {
    expect(search('')).toMatch(/<h2[^>]*>Fyll i ditt registreringsnummer<\/h2>/);
    expect(search('A')).toMatch(/<button[^>]*disabled[^>]*>Fortsätt/);
    expect(search('AB')).not.toMatch(/<button[^>]*disabled/);
    expect(search('AB')).toContain('value="AB"');
    expect(hintOf(search('A'), 'Fortsätt')).toBe('Skriv bilens registreringsnummer för att fortsätta.');
    expect(search('AB')).not.toContain('för att fortsätta');
  });

  test('says that a session has run out', () => {
    expect(search('AB', { isSessionExpired: true })).toContain('Du blev utloggad');
    expect(search('AB')).not.toContain('Du blev utloggad');
  });

  test('TH-16 shows the number masked, in one line', () => {
    const login = html(<SignIn flow={aTyreHotelFlow()} stage={{ step: 'login', customer: aCustomer }} />);
    expect(login).toContain('Vi skickar en kod med fyra siffror som sms till ***\u2011***\u00a0**\u00a067.');
  });

  test('TH-19 TH-22 TH-10 asks for one code that a telephone can fill in', () => {
    const sent = { authorizationToken: 't', sentAt: 0, wrongTries: 0 };
    const stage = { step: 'validate', customer: aCustomer, sent } as const;
    const code = html(<SignIn flow={aTyreHotelFlow()} stage={{ ...stage, isRefused: false }} />);
    expect(code).toMatch(/<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/i);
    expect(code).toMatch(/<button[^>]*disabled[^>]*>Verifiera/);
    expect(hintOf(code, 'Verifiera')).toBe('Skriv de fyra siffrorna i sms:et.');
    const used = html(
      <SignIn
        flow={aTyreHotelFlow()}
        stage={{ ...stage, sent: { ...sent, wrongTries: 3 }, isRefused: false }}
      />,
    );
    expect(hintOf(used, 'Verifiera')).toBe('Koden går inte att använda längre. Be om en ny.');
    const refused = html(<SignIn flow={aTyreHotelFlow()} stage={{ ...stage, isRefused: true }} />);
    expect(refused).toContain('Vi kan inte öppna ditt däckhotell här.');
  });

  test('TH-25 says how many tries a code has left, and when another one can be sent', () => {
    const code = (sent: { sentAt: number; wrongTries: number }) => {
      const stage = { step: 'validate', customer: aCustomer, isRefused: false } as const;
      return html(
        <SignIn flow={aTyreHotelFlow()} stage={{ ...stage, sent: { authorizationToken: 't', ...sent } }} />,
      );
    };
    expect(code({ sentAt: 0, wrongTries: 0 })).not.toContain('försök kvar');
    expect(code({ sentAt: 0, wrongTries: 1 })).toContain('2 försök kvar med den här koden.');
    expect(code({ sentAt: 0, wrongTries: 2 })).toContain('Ett försök kvar med den här koden.');
    expect(code({ sentAt: 0, wrongTries: 3 })).toContain('Koden går inte att använda längre.');
    expect(code({ sentAt: 0, wrongTries: 0 })).toContain('Skicka en ny kod');
    const justSent = code({ sentAt: Date.now(), wrongTries: 0 });
    expect(justSent).toMatch(/Ny kod om (60|59) s/);
    expect(justSent).not.toContain('Skicka en ny kod');
  });

  test('TH-05 TH-06 the disclaimer has the text of the page and a button that approves it', () => {
    const disclaimer = { isOpen: true, isApproved: false, approve() {}, close() {}, open() {} };
    const dialog = html(<DisclaimerDialog flow={aTyreHotelFlow()} disclaimer={disclaimer} />);
    expect(text(dialog)).toMatch(/Innan du börjar Villkoren Jag godkänner/);
  });
});

test('TH-04 the footer has the address on every step, and Logga ut for whoever is signed in', () => {
  const footer = (given: Partial<TyreHotelState>) => html(<TyreHotelFooter flow={aTyreHotelFlow(given)} />);
  expect(footer({})).toContain('href="mailto:dackhotell@solvik.example"');
  expect(footer({})).not.toContain('Logga ut');
  expect(footer({ stage: { step: 'loggedIn', validated } })).toContain('Logga ut');
});

describe('the vehicle', () => {
  const page = (given = [vehicle], props = {}) =>
    html(<VehicleStep flow={aTyreHotelFlow({}, props)} vehicles={given} />);

  test('TH-26 TH-27 has its tyres by position, with dimension and tread', () => {
    const markup = page();
    expect(markup).toMatch(/<h1[^>]*>Ditt fordon<\/h1>/);
    for (const part of ['Vänster fram', 'Höger fram', 'Vänster bak', 'Höger bak'])
      expect(markup).toContain(`<h3>${part}</h3>`);
    expect(text(markup)).toContain(
      '6,5 mm Bra mönsterdjup 235/60 R18 Nokian Hakkapeliitta R5, Vinter, friktion',
    );
    expect(markup).toContain('Mönsterdjup 6,5 av 9 millimeter. Lagens gräns för vinterdäck är 3.');
    expect(text(markup)).toContain('Däckhotell Plus Förvaras på Solvik Uddevalla Telefon 0522-100 20 30');
  });

  test('TH-28 warns of tyres with status 1, with the legal limit in words', () => {
    expect(page()).not.toContain('behöver bytas');
    const summer = { name: 'Sol', threadPattern: 'sommarmönster' };
    const worn = aTyreVehicle({
      tires: [aTire('VF'), aTire('HB', { ...summer, threadDepth: 1.4, threadStatusId: 1 })],
    });
    expect(text(page([worn]))).toContain(
      'Ett däck behöver bytas. Höger bak 1,4 mm . Lagens gräns för sommardäck är 1,6 mm.'.replace(' .', '.'),
    );
    expect(page([worn])).toContain('tyre-car__tyre--replace');
  });

  test('TH-29 TH-30 one plate alone is of the class of kings', () => {
    expect(page([vehicle], { kingPlate: 'DCK123' })).toContain('Klass: Kung');
    expect(page([vehicle], { kingPlate: 'ABC123' })).not.toContain('Klass: Kung');
    expect(page([vehicle], { kingPlate: '' })).not.toContain('Klass: Kung');
  });

  test('TH-31 TH-32 TH-63 all vehicles are shown, and each can be booked', () => {
    const markup = page([vehicle, aTyreVehicle({ regNo: 'DCK457', name: 'Kia Niro' })]);
    expect(markup).toContain('Kia Niro');
    expect(markup.match(/>Boka tid</g)).toHaveLength(1);
    expect(markup).toContain('>Boka tid för DCK457<');
    expect(markup).toContain('Boka tid för annan bil');
  });
});

describe('the booking', () => {
  const today = '2026-11-16';
  const bookable = bookableWindow(today);
  const times = { state: 'ready', value: ['08:00', '08:30'] } as const;
  const noTimes = { state: 'ready', value: [] } as const;

  test('TH-35 TH-36 TH-37 has 42 days from a Monday on; only free ones within the window can be chosen', () => {
    const days = ['2026-11-18', '2026-11-19', '2026-11-23', '2027-02-16', '2027-02-17'];
    const flow = aTyreHotelFlow(draft());
    const grid = html(<DatePicker flow={flow} days={days} today={today} bookable={bookable} />);
    const buttons = [...grid.matchAll(/<button[^>]*class="day-picker__button"[^>]*>/g)].map(([tag]) => tag);
    expect(buttons).toHaveLength(42);
    expect(grid).toMatch(/<th[^>]*>mån<\/th>.*<th[^>]*>sön<\/th>/);
    const enabled = buttons.filter((tag) => !/ disabled/.test(tag)).join();
    expect(enabled).not.toContain('18 november');
    expect(enabled.match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="torsdag 19 november, lediga tider"',
      'aria-label="måndag 23 november, lediga tider"',
    ]);
    expect(grid).toMatch(/aria-label="Föregående månad" disabled/);
    expect(grid).toContain('november 2026');
  });

  test('TH-39 without dates there are the telephone and the address of the location', () => {
    const markup = html(<NoDays texts={aTyreHotelFlow().texts} location={vehicle.location} />);
    expect(markup).toContain(
      'Det finns för närvarande inga tillgängliga tider på din verkstad. Kontakta oss så hjälper vi dig att hitta första bästa tid.',
    );
    expect(markup).toContain('href="tel:0522100203');
    expect(markup).toContain('href="mailto:dack.uddevalla@solvik.example"');
  });

  test('TH-40 TH-45 what could not be fetched says so', () => {
    expect(
      html(<LoadingFailed textKey="tyreDaysFailed" texts={aTyreHotelFlow().texts} onRetry={() => {}} />),
    ).toContain('Ett fel uppstod');
    const flow = aTyreHotelFlow(draft({ date: '2026-11-19' }));
    const failed = html(<TimePicker flow={flow} times={{ state: 'failed' }} onReload={() => {}} />);
    expect(failed).toContain('Kunde inte hämta tider för valt datum.');
  });

  test('TH-41 TH-43 the times of a chosen day are buttons, with links that change day and time', () => {
    const picker = (given: Partial<TyreHotelState['draft']>) =>
      html(<TimePicker flow={aTyreHotelFlow(draft(given))} times={times} onReload={() => {}} />);
    const picked = picker({ date: '2026-11-19', time: '08:30' });
    expect(text(picked)).toContain('Datum torsdag 19 november Ändra datum Tid 08:30 Ändra tid');
    expect(picked).toMatch(/<button[^>]*aria-pressed="true"[^>]*>08:30<\/button>/);
    expect(picker({ date: '2026-11-19' })).not.toContain('Ändra tid');
  });

  test('TH-44 a workshop without times gets back with one', () => {
    const flow = aTyreHotelFlow(draft({ date: '2026-11-19' }));
    expect(html(<TimePicker flow={flow} times={noTimes} onReload={() => {}} />)).toContain(
      'Verkstaden återkommer med tid',
    );
  });

  test('TH-46 TH-47 TH-48 TH-54 the form comes with the time, or where there are none', () => {
    const form = (given: Partial<TyreHotelState['draft']>, loaded: typeof times | typeof noTimes) =>
      html(<ContactForm flow={aTyreHotelFlow(draft(given))} erpId="1" times={loaded} />);
    expect(form({ date: '2026-11-19' }, times)).not.toContain('<form');
    const open = form({ date: '2026-11-19' }, noTimes);
    expect(open).toMatch(/<button[^>]*disabled[^>]*>Genomför bokning/);
    expect(hintOf(open, 'Genomför bokning')).toBe(
      'Fyll i förnamn, efternamn, mobil och e-post så går det att boka.',
    );
    for (const label of ['Förnamn *', 'Efternamn *', 'Mobil *', 'E-post *', 'Kommentar'])
      expect(open).toContain(`>${label}</label>`);
    expect(open).toMatch(/type="email"[^>]*maxLength="254"|maxLength="254"[^>]*type="email"/i);
    expect(open.match(/maxLength="(100|500)"/gi)).toHaveLength(3);
    const contact = { firstName: 'K', lastName: 'E', phoneMobile: '1', email: 'k@e.se', freeText: '' };
    expect(form({ date: '2026-11-19', time: '08:30', contact }, times)).not.toMatch(/<button[^>]*disabled/);
    const oneLeft = form({ date: '2026-11-19', time: '08:30', contact: { ...contact, email: ' ' } }, times);
    expect(hintOf(oneLeft, 'Genomför bokning')).toBe('Fyll i e-post så går det att boka.');
  });
});

describe('the confirmation', () => {
  const page = (given: Parameters<typeof aConfirmation>[0] = {}) =>
    html(
      <ConfirmationStep
        flow={aTyreHotelFlow({}, { bodyPictures: { estate: carPicture } })}
        confirmation={aConfirmation(given)}
        vehicles={[
          vehicle,
          aTyreVehicle({ regNo: 'DCK457', body: 'estate', buildYear: 2021, name: 'Kia Ceed' }),
        ]}
      />,
    );
  const carPicture = { src: '/media/estate', width: 100, height: 40 };

  test('TH-55 TH-56 TH-57 has thanks, the booking, the workshop with map and links, and ways on', () => {
    const markup = page({ freeText: 'Ring mig' });
    expect(markup).toMatch(/<h1[^>]*>Tack, Karin!<\/h1>/);
    expect(text(markup)).toContain(
      'Bokningsnummer SB-7K3M9Q Tjänst Hjulskifte, däckhotell Datum och tid torsdag 19 november kl. 08:30 Verkstad Solvik Uppsala Rapsgatan 25',
    );
    expect(markup).toContain('https://www.google.com/maps/search/');
    // LOC-05 a phone opens its own map.
    expect(markup).toMatch(/data-destination="[^"]*Solvik Uppsala, Rapsgatan 25/);
    expect(markup).toContain('href="mailto:dack@solvik.example"');
    expect(markup).toContain('href="tel:0181002010"');
    expect(text(markup)).toContain(
      'Dina uppgifter Karin Ekdahl +46701740622 karin@example.com Kommentar Ring mig',
    );
    expect(markup).toMatch(/<a [^>]*href="\/"[^>]*>Till startsidan/);
    expect(markup).toContain('Boka tid för annan bil');
  });

  test('TH-56 names the plate, the year and the price of the car it is for, with a picture of its body', () => {
    const markup = page({ regNo: 'DCK457', price: 395, manageUrl: '/booking/token' });
    expect(text(markup)).toContain('Kia Ceed 2021');
    expect(markup).toContain('Registreringsnummer DCK 457');
    expect(markup).toContain('src="/media/estate"');
    expect(text(markup).replaceAll('\u00a0', ' ')).toContain('Hjulskifte, däckhotell 395 kr');
    expect(markup).toContain('href="/booking/token/move"');
    expect(markup).toContain('href="/booking/token/cancel"');
    expect(markup).toContain('Till dina andra fordon');
    expect(page({ regNo: 'DCK123', price: 0 })).toContain('Ingår i avtalet');
    // Nobody has said which body that is.
    expect(page({ regNo: 'DCK123' })).not.toContain('src="/media/estate"');
    expect(page({ regNo: 'DCK123' })).not.toMatch(/Ingår|\d kr/);
  });

  test('TH-61 a whole day has no clock time', () => {
    const markup = text(page({ isFullDay: true, appointmentTime: '2026-11-19T00:00:00' }));
    expect(markup).toContain('torsdag 19 november Verkstaden återkommer med tid');
    expect(markup).not.toMatch(/\d\d:\d\d/);
  });

  test('TH-58 CONST-21 has five stars, and sends only once one is chosen', () => {
    const markup = page();
    expect(markup.match(/type="radio"/g)).toHaveLength(5);
    expect(text(markup)).toContain('1 stjärna 2 stjärnor');
    expect(markup).toMatch(/<button[^>]*disabled[^>]*>Skicka betyg/);
    expect(hintOf(markup, 'Skicka betyg')).toBe('Välj ett till fem stjärnor.');
  });
});
