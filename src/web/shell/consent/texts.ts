import { inAllLanguages } from '../../../shared/sites/in-all-languages.ts';

export const consentDictionary = inAllLanguages({
  sv: {
    cookieSettings: 'Kakinställningar',
    consentHeading: 'Kakor, om du vill',
    consentText:
      'Sajten behöver några få. Säger du ja räknar vi också besök och mäter vår reklam. Du kan ändra dig längst ned på varje sida.',
    consentChanged: 'Vi har ändrat vilka kakor vi använder och frågar därför igen.',
    consentAcceptAll: 'Acceptera alla',
    consentOnlyNecessary: 'Bara nödvändiga',
    consentChoose: 'Välj själv',
    consentSettingsHeading: 'Dina val om kakor',
    consentSettingsText:
      'Nödvändiga kakor är alltid på. Resten bestämmer du, och du kan ändra dig när du vill.',
    consentSave: 'Spara valen',
    consentClose: 'Stäng',
    consentPrivacyLink: 'Så hanterar vi dina uppgifter',
    consentNecessary: 'Nödvändiga',
    consentNecessaryText: 'Minns det du väljer på sajten, till exempel det här. Utan dem fungerar den inte.',
    consentAnalytics: 'Statistik',
    consentAnalyticsText: 'Räknar besök och visar vilka sidor som används, så att vi kan göra dem bättre.',
    consentMarketing: 'Marknadsföring',
    consentMarketingText:
      'Mäter vår reklam och visar filmer från YouTube. De som står bakom kan känna igen dig på andra sajter.',
  },
  nb: {
    cookieSettings: 'Informasjonskapsler',
    consentHeading: 'Informasjonskapsler, hvis du vil',
    consentText:
      'Nettstedet trenger noen få. Sier du ja, teller vi også besøk og måler reklamen vår. Du kan ombestemme deg nederst på hver side.',
    consentChanged: 'Vi har endret hvilke informasjonskapsler vi bruker, og spør derfor igjen.',
    consentAcceptAll: 'Godta alle',
    consentOnlyNecessary: 'Bare nødvendige',
    consentChoose: 'Velg selv',
    consentSettingsHeading: 'Dine valg',
    consentSettingsText:
      'Nødvendige informasjonskapsler er alltid på. Resten bestemmer du, og du kan ombestemme deg når du vil.',
    consentSave: 'Lagre valgene',
    consentClose: 'Lukk',
    consentPrivacyLink: 'Slik behandler vi opplysningene dine',
    consentNecessary: 'Nødvendige',
    consentNecessaryText: 'Husker det du velger på nettstedet, for eksempel dette. Uten dem virker det ikke.',
    consentAnalytics: 'Statistikk',
    consentAnalyticsText: 'Teller besøk og viser hvilke sider som brukes, så vi kan gjøre dem bedre.',
    consentMarketing: 'Markedsføring',
    consentMarketingText:
      'Måler reklamen vår og viser filmer fra YouTube. De som står bak, kan kjenne deg igjen på andre nettsteder.',
  },
  en: {
    cookieSettings: 'Cookie settings',
    consentHeading: 'Cookies, if you like',
    consentText:
      'The site needs a few. Say yes and we also count visits and measure our advertising. You can change your mind at the foot of every page.',
    consentChanged: 'The cookies we use have changed, so we are asking again.',
    consentAcceptAll: 'Accept all',
    consentOnlyNecessary: 'Necessary only',
    consentChoose: 'Choose',
    consentSettingsHeading: 'Your cookie choices',
    consentSettingsText:
      'Necessary cookies are always on. The rest is up to you, and you can change your mind at any time.',
    consentSave: 'Save choices',
    consentClose: 'Close',
    consentPrivacyLink: 'How we handle your data',
    consentNecessary: 'Necessary',
    consentNecessaryText:
      'Remember what you choose on the site, this choice included. It does not work without them.',
    consentAnalytics: 'Statistics',
    consentAnalyticsText: 'Count visits and show which pages are used, so that we can improve them.',
    consentMarketing: 'Marketing',
    consentMarketingText:
      'Measure our advertising and show films from YouTube. Their providers may recognise you on other sites.',
  },
  fi: {
    cookieSettings: 'Evästeasetukset',
    consentHeading: 'Evästeitä, jos sopii',
    consentText:
      'Sivusto tarvitsee muutaman. Jos suostut, laskemme myös käyntejä ja mittaamme mainontaamme. Voit muuttaa mielesi jokaisen sivun alareunassa.',
    consentChanged: 'Käyttämämme evästeet ovat muuttuneet, joten kysymme uudelleen.',
    consentAcceptAll: 'Hyväksy kaikki',
    consentOnlyNecessary: 'Vain välttämättömät',
    consentChoose: 'Valitse itse',
    consentSettingsHeading: 'Evästevalintasi',
    consentSettingsText:
      'Välttämättömät evästeet ovat aina käytössä. Muista päätät sinä, ja voit muuttaa mielesi milloin vain.',
    consentSave: 'Tallenna valinnat',
    consentClose: 'Sulje',
    consentPrivacyLink: 'Näin käsittelemme tietojasi',
    consentNecessary: 'Välttämättömät',
    consentNecessaryText: 'Muistavat, mitä valitset sivustolla, tämänkin. Ilman niitä sivusto ei toimi.',
    consentAnalytics: 'Tilastot',
    consentAnalyticsText:
      'Laskevat käyntejä ja kertovat, mitä sivuja käytetään, jotta voimme parantaa niitä.',
    consentMarketing: 'Markkinointi',
    consentMarketingText:
      'Mittaavat mainontaamme ja näyttävät YouTube-videoita. Niiden tarjoajat voivat tunnistaa sinut muilla sivustoilla.',
  },
  sk: {
    cookieSettings: 'Nastavenie cookies',
    consentHeading: 'Cookies, ak súhlasíte',
    consentText:
      'Stránka niekoľko potrebuje. Ak poviete áno, počítame aj návštevy a meriame svoju reklamu. Rozhodnutie zmeníte dole na každej stránke.',
    consentChanged: 'Zmenili sa cookies, ktoré používame, preto sa pýtame znova.',
    consentAcceptAll: 'Prijať všetky',
    consentOnlyNecessary: 'Iba nevyhnutné',
    consentChoose: 'Vybrať si',
    consentSettingsHeading: 'Vaša voľba cookies',
    consentSettingsText:
      'Nevyhnutné cookies sú vždy zapnuté. O ostatných rozhodujete vy a voľbu môžete kedykoľvek zmeniť.',
    consentSave: 'Uložiť voľbu',
    consentClose: 'Zavrieť',
    consentPrivacyLink: 'Ako nakladáme s vašimi údajmi',
    consentNecessary: 'Nevyhnutné',
    consentNecessaryText: 'Pamätajú si, čo si na stránke zvolíte, aj túto voľbu. Bez nich stránka nefunguje.',
    consentAnalytics: 'Štatistika',
    consentAnalyticsText:
      'Počítajú návštevy a ukazujú, ktoré stránky sa používajú, aby sme ich mohli zlepšovať.',
    consentMarketing: 'Marketing',
    consentMarketingText:
      'Merajú našu reklamu a zobrazujú videá z YouTube. Ich poskytovatelia vás môžu spoznať na iných stránkach.',
  },
});

declare module '../../../shared/sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof consentDictionary> {}
}
