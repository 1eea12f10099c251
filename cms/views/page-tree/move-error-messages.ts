/** Why a page cannot be moved in the tree. */
export const moveErrorMessages = {
  en: {
    unknown: 'The page or its new place is not there any more. Load the page tree again.',
    author: 'A move is public at once. Ask an editor of the site to move the page.',
    home: 'The home page stays at the top; move other pages below it instead.',
    top: 'Only a home page stands at the top. Move the page below another one.',
    'below itself': 'A page cannot stand below itself. Move it below another one.',
  },
  sv: {
    unknown: 'Sidan eller platsen finns inte längre. Ladda om sidträdet.',
    author: 'En flytt syns utåt direkt. Be en redaktör för webbplatsen att flytta sidan.',
    home: 'Startsidan ligger alltid överst. Flytta i stället andra sidor under den.',
    top: 'Bara en startsida ligger överst. Flytta sidan under en annan sida.',
    'below itself': 'En sida kan inte ligga under sig själv. Flytta den under en annan sida.',
  },
};
