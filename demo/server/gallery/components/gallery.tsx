import type { Picture } from '../../../../src/shared/platform/picture.ts';
import { Island } from '../../../../src/shared/ui/island.tsx';
import { Container } from '../../../../src/shared/ui/section.tsx';
import type { Theme } from '../../../../src/shared/ui/themes/theme.ts';
import { Buttons } from './buttons.tsx';
import { Cards } from './cards.tsx';
import { Choices } from './choices.tsx';
import { Colours } from './colours.tsx';
import { Fields } from './fields.tsx';
import { Icons } from './icons.tsx';
import { island } from './interactive-gallery.island.tsx';
import { Opening } from './opening.tsx';
import { Sheet } from './sheet.tsx';
import { States } from './states.tsx';
import { Type } from './type.tsx';

interface Props {
  theme: Theme;
  /** A scene and a car on a transparent background, to show how pictures look in cards. */
  pictures?: { scene?: Picture | undefined; car?: Picture | undefined } | undefined;
}

/** Every piece of the kit in all its states, in one theme. Development and demo only. */
export function Gallery({ theme, pictures = {} }: Props) {
  return (
    <>
      <Opening theme={theme} />
      <Container className="pb-section">
        <Type />
        <Colours />
        <Buttons />
        <Icons />
        <Fields />
        <Choices />
        <Cards {...pictures} />
        <States />
        <Sheet id="live" title="Live pieces" note="These need the browser: each is part of an island.">
          <Island of={island} props={{}} />
        </Sheet>
      </Container>
    </>
  );
}
