/** What is said below the fields of blocks. */
export const blockHelp = {
  '24, 48 or 96 pixels; less on phones.': '24, 48 eller 96 pixlar, mindre på telefoner.',
  'A car or a place to go on to, below the article.':
    'En bil eller en plats att gå vidare till, under artikeln.',
  'A cut-out car; the stage behind it comes from the design.':
    'En frilagd bil. Scenen bakom kommer från designen.',
  'A cut-out seen from above, on a transparent ground.':
    'Frilagd och sedd uppifrån, på genomskinlig bakgrund.',
  'A cut-out with its own shadow, on a transparent ground.':
    'Frilagd med egen skugga, på genomskinlig bakgrund.',
  'A cut-out.': 'Frilagd.',
  'A cut-out; the same paint and camera on every tile.': 'Frilagd, med samma lack och vinkel på varje ruta.',
  'A few words below the name.': 'Några ord under namnet.',
  'A mark on the picture, such as Winter wheels included.':
    'En etikett på bilden, till exempel Vinterhjul ingår.',
  'A new line here is a new line on the page.': 'En ny rad här blir en ny rad på sidan.',
  'A path such as /kontakt, or https://, mailto: or tel:':
    'En sökväg som /kontakt, eller https://, mailto: eller tel:',
  'A path, such as /kop-bil/alla-bilar-i-lager. Empty: the car list of the site.':
    'En sökväg, till exempel /kop-bil/alla-bilar-i-lager. Tomt: webbplatsens billista.',
  'A row of small links.': 'En rad med små länkar.',
  'A row without a file is left out.': 'En rad utan fil visas inte.',
  'A slide with neither picture nor film is left out.': 'En bild utan både bild och film visas inte.',
  'A telephone number or an address, set as a headline.':
    'Ett telefonnummer eller en adress, satt som en rubrik.',
  'A word for links to this block, such as offers for #offers.':
    'Ett ord för länkar till blocket, till exempel erbjudanden för #erbjudanden.',
  'A word or two over the title, such as a subject.':
    'Ett eller två ord ovanför rubriken, till exempel ett ämne.',
  'Also the poster of a film.': 'Också filmens omslagsbild.',
  'Always on: used cars, vans. Empty: the whole stock. Two values of one field mean either; two fields mean both.':
    'Gäller alltid: begagnade bilar, transportbilar. Tomt: hela lagret. Två värden för ett fält betyder endera, två fält betyder båda.',
  'An upright crop. Empty: the wide picture.': 'En stående beskärning. Tomt: den breda bilden.',
  'An upright cut. Empty: the wide film.': 'En stående version. Tomt: den breda filmen.',
  'As above.': 'Som ovan.',
  'As it should be read, such as 2026-11-04.': 'Som det ska läsas, till exempel 2026-11-04.',
  'As it should be read: 2 460.': 'Som den ska läsas: 2 460.',
  'As it stands in the address of its page.': 'Som i adressen till dess sida.',
  'As the clock on the wall shows it where the site is at home. Empty: the block shows nothing.':
    'I webbplatsens egen lokala tid. Tomt: blocket visar ingenting.',
  'As the form builder shows it; the last part is the id. Built-in forms: /api/forms/builder/…':
    'Som formulärverktyget visar den. Sista delen är id. Inbyggda formulär: /api/forms/builder/…',
  'As the marketing provider shows it.': 'Som marknadsföringsverktyget visar det.',
  'As the stock writes it; true or false; from and to as 0-300000.':
    'Som det står i lagret. true eller false. Från och till som 0-300000.',
  'As they should be read: Monday–Thursday.': 'Som de ska läsas: måndag–torsdag.',
  'At the foot of every step.': 'Längst ned i varje steg.',
  'At the right: a place, a date, a number of posts.': 'Till höger: en plats, ett datum, ett antal inlägg.',
  'Below the car on Stage and Spotlight.': 'Under bilen i utseendena Scen och Strålkastare.',
  'Below the places.': 'Under platserna.',
  'Beside heading: the heading stands left, the rows right.':
    'Bredvid rubriken: rubriken till vänster, raderna till höger.',
  'Beside heading: the heading stands left, the text right.':
    'Bredvid rubriken: rubriken till vänster, texten till höger.',
  'Beside the heading.': 'Bredvid rubriken.',
  'Column: as wide as running text. Wide: the whole page. Full: to the edges of the window.':
    'Spalt: lika bred som löptext. Bred: hela sidan. Hela fönstret: ut till kanterna.',
  'Empty: 12.37.': 'Tomt: 12,37.',
  'Empty: Saved cars, in the language of the page.': 'Tomt: Sparade bilar, på sidans språk.',
  'Empty: You looked at, in the language of the page.': 'Tomt: Du tittade på, på sidans språk.',
  'Empty: a heading in the language of the page.': 'Tomt: en rubrik på sidans språk.',
  'Empty: a little above the highest point.': 'Tomt: strax ovanför den högsta punkten.',
  'Empty: a text in the language of the page.': 'Tomt: en text på sidans språk.',
  'Empty: five. 0: the slides stand still.': 'Tomt: fem. 0: bilderna står stilla.',
  'Empty: only the first day.': 'Tomt: bara den första dagen.',
  'Empty: the author of the story.': 'Tomt: artikelns skribent.',
  'Empty: the card stands alone.': 'Tomt: bara menyn visas.',
  'Empty: the figures stand alone.': 'Tomt: bara siffrorna visas.',
  'Empty: the same film.': 'Tomt: samma film.',
  'Empty: the text of the dictionary. The field is there when the site has more than eight dealerships.':
    'Tomt: texten under Texter. Fältet finns när webbplatsen har fler än åtta anläggningar.',
  'Empty: the text stays.': 'Tomt: texten står kvar.',
  'Empty: there is no second column.': 'Tomt: ingen andra kolumn.',
  'Fills the right half on wide screens.': 'Fyller högra halvan på breda skärmar.',
  'Fills the right half; above the words on phones.': 'Fyller högra halvan. På telefoner ovanför texten.',
  'First: large, such as the power of a charger. Last: as in a price list.':
    'Först: stort, till exempel en laddares effekt. Sist: som i en prislista.',
  'Foot of the hero: laid over the lower edge of a full-screen hero just above.':
    'Nederst i toppbilden: läggs över nederkanten på en toppbild i hela fönstret direkt ovanför.',
  'For a page that stands in the place of a make below a list, such as /buy-car/used-cars. Else empty.':
    'För en sida som tar ett märkes plats under en lista, till exempel /buy-car/used-cars. Annars tomt.',
  'For a query. Empty: eight. Never more than a hundred.':
    'För ett urval. Tomt: åtta. Aldrig fler än hundra.',
  'For a query. Two values of one field mean either; two fields mean both.':
    'För ett urval. Två värden för ett fält betyder endera, två fält betyder båda.',
  'For a query: what somebody would type into the search.':
    'För ett urval: det någon skulle skriva i sökningen.',
  'For a sum or an example under the prices.': 'För en summa eller ett exempel under priserna.',
  'For fixed ids. A car that is sold disappears by itself.':
    'För utvalda bilar. En såld bil försvinner av sig själv.',
  'For pages whose header floats over the first block.':
    'För sidor vars sidhuvud ligger över det första blocket.',
  'For those who do not see it. Empty: the words of the library.':
    'För den som inte ser bilden. Tomt: bibliotekets text.',
  'For visitors whose browser runs no scripts.': 'För besökare vars webbläsare inte kör skript.',
  'From 0 (the world) to 18 (a house). Empty: 10.': 'Från 0 (världen) till 18 (ett hus). Tomt: 10.',
  'From left to right. A smooth curve is drawn through them.':
    'Från vänster till höger. En mjuk kurva dras genom dem.',
  'From the indices that the settings of the site name.': 'Ur indexen i webbplatsens inställningar.',
  'From the media library; takes the place of the picture.': 'Ur mediebiblioteket. Ersätter bilden.',
  'From the side, cut out. Empty: only the number plate.':
    'Från sidan, frilagd. Tomt: bara registreringsskylten.',
  'FullHeight fills the window, Medium takes 64 per cent of it.':
    'Full höjd fyller fönstret, Mellan tar 64 procent av det.',
  'FullScreen fills the window below the menu. Stage and Spotlight show a cut-out car on the colours of the design.':
    'Hela fönstret fyller fönstret under menyn. Scen och Strålkastare visar en frilagd bil på designens färger.',
  'Hangs on a string over the car. Empty price: no tag.':
    'Hänger i ett snöre över bilen. Utan pris: ingen prislapp.',
  'Hours, for instance.': 'Till exempel tider.',
  'How many places there.': 'Hur många platser där.',
  'Ids as {road}|{people}, in this order. Empty: all tags of the index.':
    'Id som {road}|{people}, i den här ordningen. Tomt: indexets alla etiketter.',
  'In kilometres or miles. Where fewer than three are that near, the nearest three are shown. Empty: 16.':
    'I kilometer eller miles. Finns färre än tre så nära visas de tre närmaste. Tomt: 16.',
  'In place of the heading once a make or model is chosen: Used {car}. Empty: {car} in stock.':
    'I stället för rubriken när ett märke eller en modell är vald: Begagnade {car}. Tomt: {car} i lager.',
  'In the head of the page. Links to other sites open in a new tab.':
    'Överst på sidan. Länkar till andra webbplatser öppnas i en ny flik.',
  'In this order. Empty: all of them.': 'I den här ordningen. Tomt: alla.',
  'Instead of the centre and zoom below. Good for a few places, not for hundreds.':
    'I stället för mitt och zoom nedan. Bra för några få platser, inte för hundratals.',
  'Large for a home page, small for the pages under it.': 'Stor för en startsida, liten för sidorna under.',
  'Monday first. The line of the day stands after the date, over the heading.':
    'Måndag först. Dagens rad står efter datumet, ovanför rubriken.',
  'Name of an icon, such as car or map-pin.': 'En ikons namn, till exempel car eller map-pin.',
  'Name of an icon, such as wrench.': 'En ikons namn, till exempel wrench.',
  'Nothing is fetched from YouTube before the visitor agrees.':
    'Inget hämtas från YouTube innan besökaren godkänt det.',
  'Of the whole stock; a chosen make or model takes its place.':
    'För hela lagret. Ett valt märke eller en vald modell tar dess plats.',
  'Offered for plates without an agreement. Its text: empty: a text in the language of the page.':
    'Erbjuds för registreringsnummer utan avtal. Utan text: en text på sidans språk.',
  'Often a telephone number.': 'Ofta ett telefonnummer.',
  'Often the telephone number.': 'Ofta telefonnumret.',
  'One for each column, in order.': 'En för varje kolumn, i ordning.',
  'One or two sentences.': 'En eller två meningar.',
  'One press shows the dealerships with that make, another press all of them again.':
    'Ett tryck visar anläggningarna med märket, ett till visar alla igen.',
  'One word is best: it is set large and in italics.': 'Helst ett enda ord: det sätts stort och kursivt.',
  'Only for the popup.': 'Bara för popup.',
  'Opening hours, for instance.': 'Till exempel öppettider.',
  'Otherwise the form can only be sent with the newsletter ticked, as the group’s form definition says.':
    'Annars kan formuläret bara skickas med nyhetsbrevet ikryssat, enligt koncernens formulärdefinition.',
  'Over the whole width, above the band. Heading and text then stand side by side.':
    'Över hela bredden, ovanför bandet. Rubrik och text står då sida vid sida.',
  'Per cent from the left. Empty: no pin.': 'Procent från vänster. Tomt: ingen nål.',
  'Per cent from the top.': 'Procent uppifrån.',
  'Plays without sound, only while its slide is shown.': 'Spelas utan ljud, bara medan bilden visas.',
  'Popup: a button at the bottom right that opens the form.':
    'Popup: en knapp nere till höger som öppnar formuläret.',
  'Put behind what a visitor searches for, such as Sweden: “Lund” becomes “Lund, Sweden”.':
    'Läggs efter det besökaren söker, till exempel Sverige: ”Lund” blir ”Lund, Sverige”.',
  'Query: whatever fits now, in a row to scroll. Fixed ids: the cars named below, in that order.':
    'Urval: det som passar just nu, i en rad att bläddra i. Utvalda bilar: bilarna nedan, i den ordningen.',
  'Read aloud only; the corner of the table is empty.': 'Läses bara upp. Tabellens hörn är tomt.',
  'Read aloud, and shown on the poster.': 'Läses upp och visas på omslagsbilden.',
  'Read aloud, such as Offers of the month.': 'Läses upp, till exempel Månadens erbjudanden.',
  'Row: above the article, with the way back. Cards: below it, with the neighbours’ pictures and titles.':
    'Rad: ovanför artikeln, med vägen tillbaka. Kort: under den, med grannartiklarnas bilder och rubriker.',
  'Set apart in the signal colour.': 'Framhävd i signalfärgen.',
  'Short and silent; the picture stands until it plays.':
    'Kort och utan ljud. Bilden visas tills den spelas.',
  'Short: three of them stand in one row.': 'Kort: tre av dem står på en rad.',
  'Shown on wide screens.': 'Visas på breda skärmar.',
  'Shown until a make or model is chosen.': 'Visas tills ett märke eller en modell väljs.',
  'Shown until the visitor approves it, once on each device. Empty: a text in the language of the page.':
    'Visas tills besökaren godkänner den, en gång per enhet. Tomt: en text på sidans språk.',
  'Shown when something fails, or no workshop has a free time. Empty: that of the first dealership.':
    'Visas när något går fel, eller när ingen verkstad har en ledig tid. Tomt: den första anläggningens.',
  'Shows the button for sound.': 'Visar ljudknappen.',
  'Stands after the days on the row that holds today. Empty: no mark.':
    'Står efter dagarna på raden för i dag. Tomt: ingen markering.',
  'Stands below the text.': 'Står under texten.',
  'Stands on ink. One column is enough.': 'Står på mörk bakgrund. En kolumn räcker.',
  'Stands until the film plays; its alt text says what the film shows.':
    'Visas tills filmen spelas. Dess alt-text säger vad filmen visar.',
  'Starters, mains. Empty when there is only one group.':
    'Förrätter, varmrätter. Tomt när det bara finns en grupp.',
  'Such as 10 min.': 'Till exempel 10 min.',
  'Such as 41 sites.': 'Till exempel 41 anläggningar.',
  'Such as Car of the week. Which cars these are is marked in the stock.':
    'Till exempel Veckans bil. Vilka bilar det är markeras i lagret.',
  'Such as Share this page.': 'Till exempel Dela sidan.',
  'Such as The car in the story.': 'Till exempel Bilen i artikeln.',
  'Such as The kitchen is open until 4.': 'Till exempel Köket är öppet till 16.',
  'Such as a price or a telephone number.': 'Till exempel ett pris eller ett telefonnummer.',
  'Such as the date it holds from.': 'Till exempel datumet det gäller från.',
  'Such as the lunches of the coming week.': 'Till exempel nästa veckas luncher.',
  'Such as the make; shown on Stage and Spotlight.':
    'Till exempel märket. Visas i utseendena Scen och Strålkastare.',
  'Such as the way to all cars.': 'Till exempel vägen till alla bilar.',
  'Such as the way to all dealerships.': 'Till exempel vägen till alla anläggningar.',
  'Such as veg or gluten-free.': 'Till exempel veg eller glutenfri.',
  'Text, then a picture or figures, then more text.': 'Text, sedan en bild eller siffror, sedan mer text.',
  'The first four are shown, in this order.': 'De fyra första visas, i den här ordningen.',
  'The heading of the page, in one paragraph. Words in italics stay so.':
    'Sidans rubrik, i ett stycke. Kursiva ord förblir kursiva.',
  'The heading of the page. Up to eight words.': 'Sidans rubrik. Högst åtta ord.',
  'The last part of the dealership’s address.': 'Sista delen av anläggningens adress.',
  'The address of the film, in any form. Nothing is fetched from YouTube before the visitor agrees.':
    'Filmens adress, i vilken form som helst. Inget hämtas från YouTube innan besökaren godkänt det.',
  'The address of the film, in any form. Without one the block shows nothing.':
    'Filmens adress, i vilken form som helst. Utan den visar blocket ingenting.',
  'The one vehicle that is labelled “Klass: Kung”. It can be read in the source of the page.':
    'Det enda fordon som märks ”Klass: Kung”. Det går att läsa i sidans källkod.',
  'The same figure as a number. Empty: no bar.': 'Samma siffra som ett tal. Tomt: ingen stapel.',
  'The settings of the stories index hold unless the list says otherwise.':
    'Artikelindexets inställningar gäller om inte listan säger något annat.',
  'The text is the name of the make.': 'Texten är märkets namn.',
  'The whole row leads there.': 'Hela raden leder dit.',
  'Three are shown, the rest when the visitor asks.': 'Tre visas, resten när besökaren vill.',
  'Three or four cards at the foot of the stage.': 'Tre eller fyra kort nederst på scenen.',
  'To the insurance company. Its text: empty: a text in the language of the page.':
    'Till försäkringsbolaget. Utan text: en text på sidans språk.',
  'To the right of the heading.': 'Till höger om rubriken.',
  'Two or three words.': 'Två eller tre ord.',
  'Under the heading of the page that a sold or unknown car gets. May be left empty.':
    'Under rubriken på sidan för en såld eller okänd bil. Kan lämnas tomt.',
  'Under the heading of the page that an unknown or withdrawn kit gets. May be left empty.':
    'Under rubriken på sidan för en okänd eller utgången sats. Kan lämnas tomt.',
  'Under the heading.': 'Under rubriken.',
  'Variant 1: three beside each other. Variant 2: stacked, picture beside the words.':
    'Variant 1: tre i bredd. Variant 2: under varandra, med bilden bredvid texten.',
  'Variant 1: two columns. Variant 2: one column, picture beside the words.':
    'Variant 1: två kolumner. Variant 2: en kolumn, med bilden bredvid texten.',
  'What the curve says, as a sentence. It is the heading.':
    'Vad kurvan säger, som en mening. Det är rubriken.',
  'What the file is called on the page, and when it is saved.':
    'Vad filen heter på sidan, och när den sparas.',
  'What the picture shows; in the lower right corner of wide screens.':
    'Vad bilden visar. I nedre högra hörnet på breda skärmar.',
  'Where the map begins. Empty: 52.54.': 'Där kartan börjar. Tomt: 52,54.',
  'Where the value can be checked.': 'Där värdet kan kontrolleras.',
  'Which days the row means, so that today can be marked.':
    'Vilka dagar raden gäller, så att i dag kan markeras.',
  'Whose stories are shown and where the button leads. Empty: all stories, and the index they lie under.':
    'Vilket index artiklarna hämtas ur och vart knappen leder. Tomt: alla artiklar, och indexet de ligger under.',
  'With its unit: 212, 99,4 %, €2.9 bn.': 'Med enhet: 212, 99,4 %, 2,9 mdr €.',
  'Without a film the block shows its poster, or nothing.':
    'Utan film visar blocket sin omslagsbild, eller ingenting.',
  'Without a logo the name is set in type.': 'Utan logotyp skrivs namnet ut.',
  'Without a map the places stand in columns.': 'Utan karta står platserna i kolumner.',
  'Without a picture the block shows nothing.': 'Utan bild visar blocket ingenting.',
  'Without kr: the card says it once.': 'Utan kr: menyn anger det en gång.',
  'Without sound, while it is in view, and not where motion is unwelcome.':
    'Utan ljud, medan den syns, och inte för den som valt bort rörelse.',
  'h1 once a page, on its first block.': 'h1 en gång per sida, i det första blocket.',
  'h1 only when the list opens the page.': 'h1 bara när listan inleder sidan.',
  'h1 only when the panel opens the page.': 'h1 bara när panelen inleder sidan.',
  '{shown} and {total} stand for the numbers. Empty: a text in the language of the page.':
    '{shown} och {total} ersätts av siffrorna. Tomt: en text på sidans språk.',
};
