import type { DemoBlock, DemoPage, picture } from '../../write.ts';

type Words = {
  path: string;
  name: string;
  /** In search results; the name when left out. */
  title?: string;
  /** In menus; the name when left out. */
  menu?: string;
  description: string;
  order?: number;
  hidden?: true;
  /** In the panel of the menu that lists the page. */
  menuImage?: ReturnType<typeof picture>;
  /** In the panel of the menu that the page opens. */
  menuText?: string;
  fields?: Partial<DemoPage['fields']>;
  main: readonly DemoBlock[];
};

/** A page of this site has the same address in both languages, so the address is also what makes two pages twins. */
export function swedish(words: Words): DemoPage {
  return page('sv', words);
}

export function english(words: Words): DemoPage {
  return page('en', words);
}

function page(language: DemoPage['language'], words: Words): DemoPage {
  const { path, name, title = name, menu = name, description, hidden, fields, main } = words;
  const { order, menuImage, menuText } = words;
  return {
    id: path === '/' ? 'home' : path.slice(1).replaceAll('/', '.'),
    language,
    path,
    name,
    ...(hidden && { hideInNavigation: true }),
    fields: {
      metaTitle: title,
      navTitle: menu,
      metaDescription: description,
      ...(order !== undefined && { order }),
      ...(menuImage && { menuImage }),
      ...(menuText && { menuText }),
      ...fields,
    },
    main,
  };
}
