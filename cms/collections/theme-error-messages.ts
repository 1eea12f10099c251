/** Why a theme cannot be published or deleted. */
export const themeErrorMessages = {
  en: {
    name: 'A short name has small letters, digits and dashes. Write it like harbour.',
    contrast: (pair: string, ratio: string, least: string, nearest: string) =>
      `${pair} has a contrast of ${ratio} to 1 and needs ${least}. The nearest colour that passes is ${nearest}.`,
    font: (family: string) => `There is no typeface ${family}. Upload it under Fonts, or choose another one.`,
    used: (site: string) => `${site} has this theme. Choose another one for the site first.`,
  },
  sv: {
    name: 'Ett kortnamn består av små bokstäver, siffror och bindestreck. Skriv det så här: harbour.',
    contrast: (pair: string, ratio: string, least: string, nearest: string) =>
      `${pair} har kontrasten ${ratio} mot 1 och behöver ${least}. Närmaste färg som räcker är ${nearest}.`,
    font: (family: string) =>
      `Det finns inget typsnitt ${family}. Ladda upp det under Typsnitt eller välj ett annat.`,
    used: (site: string) => `${site} har det här temat. Välj först ett annat för webbplatsen.`,
  },
};
