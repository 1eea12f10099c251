import type { DemoBlock, DemoPage, picture } from './site-builder.ts';

export type PageContent = {
  path: string;
  name: string;
  /** In search results; the name when left out. */
  title?: string;
  /** In menus; the name when left out. */
  menu?: string;
  description: string;
  /** Place in the menu. */
  order?: number;
  /** Left out of the menus. */
  hidden?: boolean;
  /** In the panel of the menu that lists the page. */
  menuImage?: ReturnType<typeof picture>;
  /** In the panel of the menu that the page opens. */
  menuText?: string;
  fields?: Partial<DemoPage['fields']>;
  main: readonly DemoBlock[];
};

/** A page whose address is the same in every language of its site, so that pages with the same address are translations of each other. */
export function createPage(language: DemoPage['language'], content: PageContent): DemoPage {
  const { path, name, title = name, menu = name, description, hidden, fields, main } = content;
  const { order, menuImage, menuText } = content;
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
