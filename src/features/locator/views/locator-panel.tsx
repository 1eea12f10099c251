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
      <div className="relative z-3 pt-5 pr-(--panel-end) pb-3 pl-(--panel-start) lg:pt-8 lg:pb-5">
        <Title className="text-title">{texts.panelTitle}</Title>
        <LocatorSearch {...props} />
      </div>
      <LocationList {...props} />
    </>
  );
}
