/** Why a form cannot be saved: it would be public at once. */
export const formErrorMessages = {
  en: {
    'no receiver':
      'Nobody would get the answers. Add a row under “Who gets the answers” with the e-mail address of whoever reads them.',
    'wrong address': 'This is not a complete e-mail address. Write it like anna@solvik.example.',
    'no question': 'The form asks nothing. Add a question.',
    'name twice': 'Another question has this name. Empty the field, or write another one.',
    'no choices': 'There is nothing to choose. Write the choices, one on each line.',
    'no email question':
      'Nobody can confirm by mail without an address. Add a question of the kind e-mail that must be answered.',
    'wrong id': 'An id has letters, digits and dashes, at most 64. Empty the field to have one made.',
    'id taken': 'Another form of this site has this id, perhaps one in the trash. Write another one.',
  },
  sv: {
    'no receiver':
      'Ingen skulle få svaren. Lägg till en rad under ”Vem får svaren” med e-postadressen till den som läser dem.',
    'wrong address': 'Det här är ingen fullständig e-postadress. Skriv den så här: anna@solvik.example.',
    'no question': 'Formuläret frågar inget. Lägg till en fråga.',
    'name twice': 'En annan fråga har samma namn. Töm fältet eller skriv ett annat.',
    'no choices': 'Det finns inget att välja bland. Skriv alternativen, ett på varje rad.',
    'no email question':
      'Utan adress kan ingen bekräfta via mejl. Lägg till en fråga av typen e-post som måste besvaras.',
    'wrong id': 'Ett id består av bokstäver, siffror och bindestreck, högst 64. Töm fältet så görs ett.',
    'id taken':
      'Ett annat formulär på webbplatsen har samma id, kanske ett i papperskorgen. Skriv ett annat.',
  },
};
