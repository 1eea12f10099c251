import type { DemoBlock, DemoPage } from '../../write.ts';
import { unbroken } from './unbroken.ts';

type Draft = {
  path: string;
  name: string;
  description: string;
  /** Title in search results where it is not the name. */
  title?: string;
  /** Left out of the menus. */
  hidden?: boolean;
  /** Place in the menu. */
  order?: number;
  more?: DemoPage['fields'];
  main: readonly DemoBlock[];
};

/** A page of this site; its id is its path, since nothing here is translated. */
export function page({ path, name, title, description, hidden, order, more, main }: Draft): DemoPage {
  return {
    id: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
    language: 'nb',
    path,
    name,
    ...(hidden && { hideInNavigation: true }),
    fields: unbroken({
      metaTitle: title ?? name,
      navTitle: name,
      metaDescription: description,
      ...(order !== undefined && { order }),
      ...more,
    }),
    main: unbroken(main),
  };
}
