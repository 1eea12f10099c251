import type { LocatorProps } from '../locator-props.ts';
import { LocationList } from './location-list.tsx';
import { LocatorSearch } from './locator-search.tsx';
import type { LocatorController } from './use-locator.ts';

type Props = LocatorProps & { locator: LocatorController };

/** Title, search and list. */
export function LocatorPanel(props: Props) {
  const { titleTag: Title, texts } = props;
  return (
    <>
      <div className="locator__top">
        <Title className="locator__title">{texts.panelTitle}</Title>
        <LocatorSearch {...props} />
      </div>
      <LocationList {...props} />
    </>
  );
}
