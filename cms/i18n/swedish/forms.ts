/** Forms that editors put together. */
export const forms = {
  'Forms that the blocks “Form” and “Marketing form” show, and who gets the answers. Saved is public.':
    'Formulär som blocken ”Formulär” och ”Marknadsföringsformulär” visar, och vem som får svaren. Det som sparas syns utåt direkt.',
  'Who gets the answers': 'Vem får svaren',
  'E-mail address': 'E-postadress',
  'The person or the department.': 'Personen eller avdelningen.',
  'Every set of answers is mailed to them, and sent to the webhook of the installation. The first is asked to reply, the others get a copy.':
    'Varje svar mejlas till dem och skickas till installationens webhook. Den första ska svara, de andra får en kopia.',
  'Shown by': 'Visas av',
  'Builder: the block “Form”. Marketing: the block “Marketing form”.':
    'Formulärverktyg: blocket ”Formulär”. Marknadsföring: blocket ”Marknadsföringsformulär”.',
  Builder: 'Formulärverktyg',
  Marketing: 'Marknadsföring',
  'Letters, digits and dashes. The block “Form” takes /api/forms/builder/ and the id, the block “Marketing form” the id alone. Empty: made from the title.':
    'Bokstäver, siffror och bindestreck. I blocket ”Formulär” skrivs /api/forms/builder/ och id:t, i blocket ”Marknadsföringsformulär” bara id:t. Tomt: görs av rubriken.',
  'Kind of answer': 'Typ av svar',
  'Must be answered': 'Måste besvaras',
  Hint: 'Hjälptext',
  Choices: 'Alternativ',
  'One on each line. For radio, checkbox and dropdown; of a scale, its two ends.':
    'Ett på varje rad. För radioknappar, kryssrutor och listor. För en skala: dess båda ändar.',
  'Highest value': 'Högsta värde',
  'Of a rating or scale; 5 where it is empty.': 'För betyg och skalor. Tomt: 5.',
  'Name in webhooks': 'Namn i webhooks',
  'Letters and digits. Empty: made from the question.': 'Bokstäver och siffror. Tomt: görs av frågan.',
  'Thank you': 'Tack',
  'Confirmed by mail': 'Bekräftas via mejl',
  'For newsletters: the visitor gets a mail with a link, and only who follows it is subscribed. Nobody can then subscribe somebody else.':
    'För nyhetsbrev: besökaren får ett mejl med en länk, och bara den som följer den blir prenumerant. Då kan ingen anmäla någon annan.',
  Fullname: 'För- och efternamn',
  Time: 'Klockslag',
  Phone: 'Telefon',
  Checkbox: 'Kryssrutor',
  Datetime: 'Datum och tid',
  Rating: 'Betyg',
  Email: 'E-post',
  Radio: 'Radioknappar',
  Textbox: 'Textrad',
  Textarea: 'Flera rader text',
  Scale: 'Skala',
  Spinner: 'Litet tal',
  Dropdown: 'Lista',
};
