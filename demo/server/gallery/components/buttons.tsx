import { BUTTON_KINDS, Button, type ButtonKind, ButtonLink } from '../../../../src/shared/ui/button.tsx';
import { cx } from '../../../../src/shared/ui/class-names.ts';
import { Icon } from '../../../../src/shared/ui/icon.tsx';
import { IconButton } from '../../../../src/shared/ui/icon-button.tsx';
import { TextLink } from '../../../../src/shared/ui/text-link.tsx';
import { Sample, Sheet } from './sheet.tsx';

type KindName = keyof typeof BUTTON_KINDS;

const onPaper: readonly KindName[] = ['Primary', 'Secondary', 'Ghost', 'Accent'];
const onDark: readonly KindName[] = ['Light', 'Ghost Contrast', 'Accent'];

export function Buttons() {
  return (
    <Sheet
      id="buttons"
      title="Buttons and links"
      note="One primary act per view. From left: at rest, hovered, focused, waiting, off."
    >
      <div className="grid gap-4">
        {onPaper.map((name) => (
          <States key={name} kind={BUTTON_KINDS[name]} name={name} />
        ))}
      </div>
      <Ground look="bg-dark text-on-dark" />
      <Ground look="section--brand" />
      <Sample name="Sizes, icons, width">
        <Button size="small">Small</Button>
        <Button>Regular</Button>
        <Button size="large">Large</Button>
        <ButtonLink href="#buttons" size="large" iconAfter={<Icon name="arrow-right" />}>
          See the cars
        </ButtonLink>
        <ButtonLink href="#buttons" kind="secondary" icon={<Icon name="phone" />}>
          Call us
        </ButtonLink>
        <Button wide icon={<Icon name="search" />}>
          Search the stock
        </Button>
      </Sample>
      <div className="grid gap-8 sm:grid-cols-2">
        <Sample name="Links" className="flex flex-wrap items-center gap-6">
          <TextLink href="#buttons">At rest</TextLink>
          <TextLink href="#buttons" className="is-hover">
            Hovered
          </TextLink>
          <TextLink href="#buttons" iconAfter={<Icon name="arrow-right" size="small" />}>
            See all
          </TextLink>
        </Sample>
        <Sample name="Icon buttons">
          <IconButton label="Save" icon={<Icon name="heart" />} />
          <IconButton label="Compare" className="is-hover" icon={<Icon name="arrow-left-right" />} />
          <IconButton label="Next" className="is-focus" icon={<Icon name="arrow-right" />} />
          <IconButton label="Search" bare icon={<Icon name="search" />} />
          <IconButton label="Previous" disabled icon={<Icon name="arrow-left" />} />
          <IconButton label="Close" size="small" icon={<Icon name="x" size="small" />} />
        </Sample>
      </div>
    </Sheet>
  );
}

function Ground({ look }: { look: string }) {
  return (
    <div className={cx('on-dark grid gap-4 rounded-card p-6 sm:p-8', look)}>
      {onDark.map((name) => (
        <States key={name} kind={BUTTON_KINDS[name]} name={name} />
      ))}
    </div>
  );
}

function States({ kind, name }: { kind: ButtonKind; name: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button kind={kind}>{name}</Button>
      <Button kind={kind} className="is-hover">
        Hover
      </Button>
      <Button kind={kind} className="is-focus">
        Focus
      </Button>
      <Button kind={kind} busy>
        Sending
      </Button>
      <Button kind={kind} disabled>
        Off
      </Button>
    </div>
  );
}
