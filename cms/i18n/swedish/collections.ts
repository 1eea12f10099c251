/** Collections, their tabs and the fields that the studio declares itself. */
export const collections = {
  Page: 'Sida',
  Pages: 'Sidor',
  Media: 'Media',
  'Picture or file': 'Bild eller fil',
  Folder: 'Mapp',
  'MIME Type': 'Filtyp',
  Folders: 'Mappar',
  'Earlier files': 'Tidigare filer',
  Site: 'Webbplats',
  Sites: 'Webbplatser',
  'Header and footer': 'Sidhuvud och sidfot',
  'Headers and footers': 'Sidhuvuden och sidfötter',
  'Texts of a site': 'Texter för en webbplats',
  Texts: 'Texter',
  Redirect: 'Omdirigering',
  Redirects: 'Omdirigeringar',
  Brand: 'Märke',
  Brands: 'Märken',
  Person: 'Person',
  People: 'Personer',
  Content: 'Innehåll',
  Block: 'Block',
  Blocks: 'Block',
  Condition: 'Villkor',
  Conditions: 'Villkor',

  'Every page of every site you work on. Nothing is public before it is published.':
    'Alla sidor på de webbplatser du arbetar med. Inget syns utåt förrän det publiceras.',
  'Pictures, films and documents of your sites and of the shared library. Pictures are shown in every width they are needed in.':
    'Bilder, filmer och dokument från dina webbplatser och det gemensamma biblioteket. Bilderna visas i alla bredder som behövs.',
  'Addresses, languages and settings of each site. What is saved here is public at once.':
    'Adresser, språk och inställningar för varje webbplats. Det som sparas här syns utåt direkt.',
  'What is shown above and below every page of a site: logo, extra links, message, footer.':
    'Det som visas ovanför och under varje sida: logotyp, extra länkar, meddelande, sidfot.',
  'Words on buttons, in forms and in messages that are not part of any page. Saved is public.':
    'Ord på knappar, i formulär och i meddelanden som inte hör till någon sida. Det som sparas syns utåt direkt.',
  'Old addresses and where their visitors find what they came for. Saved is public.':
    'Gamla adresser och vart besökarna ska i stället. Det som sparas gäller direkt.',
  'The makes of the group. Each site chooses among them.':
    'Koncernens bilmärken. Varje webbplats väljer bland dem.',
  'Who may work in the studio, and on which sites.':
    'Vilka som får arbeta i studion, och med vilka webbplatser.',

  'Above and below': 'Ovanför och under',
  'Above the content': 'Ovanför innehållet',
  'Below the content': 'Under innehållet',
  'Blocks outside the content itself; most pages have none.':
    'Block utanför själva innehållet. De flesta sidor har inga.',
  'The blocks of the page, from top to bottom.': 'Sidans block, uppifrån och ned.',
  'Right below the menu.': 'Direkt under menyn.',
  'Right above the footer.': 'Direkt ovanför sidfoten.',
  'Search and sharing': 'Sökning och delning',
  'What search engines and social media show.': 'Det som sökmotorer och sociala medier visar.',
  'In menus': 'I menyer',
  'How the page is listed in the menus of the site.': 'Hur sidan visas i webbplatsens menyer.',
  'For stories, and for the page that lists them.': 'För artiklar, och för sidan som listar dem.',
  'Look and tags': 'Utseende och etiketter',
  'Where the page differs from its site.': 'Det som skiljer sidan från resten av webbplatsen.',
  'Header and message': 'Sidhuvud och meddelande',
  Header: 'Sidhuvud',
  Footer: 'Sidfot',

  'What the page is called. As long as it is empty, the page does not exist in this language.':
    'Vad sidan heter. Så länge fältet är tomt finns sidan inte på det här språket.',
  Below: 'Ligger under',
  'The page above this one in menus and addresses. Empty for the home page.':
    'Sidan ovanför i menyer och adresser. Tomt för startsidan.',
  'Part of the address': 'Del av adressen',
  'Comes after the address of the page above. Empty: made from the name. A slash in front makes it the whole address.':
    'Läggs efter adressen till sidan ovanför. Tomt: görs av namnet. Med ett snedstreck först blir det hela adressen.',
  'Where the page is found. When a public page moves, its old address leads to the new one.':
    'Här finns sidan. När en publicerad sida flyttas leder den gamla adressen till den nya.',
  Key: 'Nyckel',
  'The page goes by this name inside, the same in every language.':
    'Sidans interna namn, samma på alla språk.',
  'Left out of menus': 'Visas inte i menyer',
  'The page is still found by its address and by search engines.':
    'Sidan nås fortfarande via sin adress och via sökmotorer.',
  'Where it is shown. It cannot be moved to another site.':
    'Där den visas. Den kan inte flyttas till en annan webbplats.',
  Edition: 'Utgåva',
  Written: 'Skriven',

  'Read to those who do not see the picture. A page may use words of its own.':
    'Läses upp för den som inte ser bilden. En sida kan ha en egen text.',
  'Name in the library': 'Namn i biblioteket',
  'Pages refer to it by this name. It is made from the name of the file.':
    'Sidorna använder det här namnet. Det görs av filens namn.',
  'Its editors may change it. Empty: the shared library, which all sites use and administrators keep.':
    'Webbplatsens redaktörer får ändra den. Tomt: det gemensamma biblioteket, som alla använder och administratörer sköter.',
  'Name in the store': 'Namn i lagringen',
  'Drawing (SVG)': 'Teckning (SVG)',
  'Shown while it loads': 'Visas medan den laddas',
  'Kind of file': 'Filtyp',
  'Size in bytes': 'Storlek i byte',

  'Old address': 'Gammal adress',
  'A path such as /kampanj. {id} matches one part of it, {path*} at the end all the rest.':
    'En sökväg som /kampanj. {id} motsvarar en del av den, {path*} i slutet allt som återstår.',
  'Leads to': 'Leder till',
  'A path of the same site, or a full address of another site. Placeholders in braces are filled in.':
    'En sökväg på samma webbplats, eller en hel adress till en annan. Det som står inom klamrar fylls i.',
  'Otherwise to': 'Annars till',
  'Used as long as no page of the site has the address above. May be empty.':
    'Används så länge ingen sida har adressen ovan. Kan lämnas tomt.',
  'Only with these in the address': 'Bara med detta i adressen',
  'What the query after the question mark must contain, such as brand = volvo.':
    'Vad som måste stå efter frågetecknet, till exempel brand = volvo.',

  Text: 'Text',
  'Only what differs from the built-in texts; a key that is not here keeps its built-in text.':
    'Bara det som skiljer sig från de inbyggda texterna. En nyckel som inte finns här behåller sin inbyggda text.',
  'The name of the text; leave it as it is.': 'Textens namn. Låt det vara som det är.',

  Code: 'Kod',
  'As the stock writes it, in capitals: BMW, LANDROVER.': 'Som i lagret, med versaler: BMW, LANDROVER.',
  'As people read it: Land Rover.': 'Som folk läser det: Land Rover.',
  'In its own colours, best as SVG.': 'I sina egna färger, helst som SVG.',
  'Logo in one colour': 'Enfärgad logotyp',
  'Where many makes stand in a row.': 'När många märken står i rad.',

  'Short name': 'Kortnamn',
  'Such as solvik-se. It names the site everywhere inside, and stays as it is.':
    'Till exempel solvik-se. Webbplatsens interna namn, som aldrig ändras.',
  'The makes this site sells, in the order they are shown. Drag to change it.':
    'Märkena som säljs här, i den ordning de visas. Dra för att ändra ordningen.',

  'Shown to colleagues beside what this person is editing.':
    'Visas för kollegor bredvid det som personen redigerar.',
  Role: 'Roll',
  'Administrator of everything': 'Administratör för allt',
  'Editor of the sites below': 'Redaktör för webbplatserna nedan',
  'Author without publishing': 'Skribent utan rätt att publicera',
  'Privacy: personal data, no site': 'Integritet: personuppgifter, ingen webbplats',
  'Authors write drafts; an editor publishes them.': 'Skribenter skriver utkast som en redaktör publicerar.',
  'The sites this person works on. Others stay out of sight. Administrators see all of them.':
    'Webbplatserna som personen arbetar med. Övriga syns inte. Administratörer ser alla.',
};
