/** Why a site cannot be served with these settings, at their fields. */
export const siteErrorMessages = {
  en: {
    name: 'A short name has small letters, digits and dashes. Write it like dealer-se.',
    url: 'Write the address like https://www.dealer.example, with no slash at the end.',
    country: (known: string) => `This country is not known to the sites. Write one of these codes: ${known}.`,
    languages: (known: string) => `A site needs a language. Choose at least one of these: ${known}.`,
    timeZone: 'There is no such time zone. Write it like Europe/Stockholm.',
    path: 'A path begins with a slash and ends without one. Write it like /cars.',
    noCarPage: (path: string) =>
      `No page shows cars there yet. Move the car page to ${path} and publish it first; its old addresses are redirected.`,
    smallLogo: (width: number, height: number, least: number) =>
      `The logo has ${width} × ${height} pixels. Choose an SVG, or a PNG of at least ${least} pixels on its longer side.`,
    host: 'Write the name of a host, such as www.solvik.example, without https:// and path.',
    hostTaken: (host: string, owner: string) =>
      `${host} belongs to the site ${owner} already. Remove it there first, or choose another host.`,
  },
  sv: {
    name: 'Ett kortnamn har små bokstäver, siffror och bindestreck. Skriv det så här: dealer-se.',
    url: 'Skriv adressen så här: https://www.dealer.example, utan snedstreck på slutet.',
    country: (known: string) => `Landet känner webbplatserna inte till. Skriv en av dessa koder: ${known}.`,
    languages: (known: string) => `En webbplats behöver ett språk. Välj minst ett av dessa: ${known}.`,
    timeZone: 'Tidszonen finns inte. Skriv den så här: Europe/Stockholm.',
    path: 'En sökväg börjar med ett snedstreck och slutar utan. Skriv den så här: /bilar.',
    noCarPage: (path: string) =>
      `Ingen sida visar bilar där ännu. Flytta bilsidan till ${path} och publicera den först; de gamla adresserna omdirigeras.`,
    smallLogo: (width: number, height: number, least: number) =>
      `Logotypen har ${width} × ${height} bildpunkter. Välj en SVG, eller en PNG med minst ${least} bildpunkter på längsta sidan.`,
    host: 'Skriv ett värdnamn, till exempel www.solvik.example, utan https:// och sökväg.',
    hostTaken: (host: string, owner: string) =>
      `${host} hör redan till webbplatsen ${owner}. Ta bort det där först, eller välj ett annat värdnamn.`,
  },
};
