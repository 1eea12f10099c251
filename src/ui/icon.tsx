import { type IconName, icons, isIconName } from './icon-names.ts';
import { IconShape } from './icon-shape.tsx';

interface Props {
  name: IconName | (string & {});
  size?: 'regular' | 'small' | undefined;
  /** What the icon says, where no word stands beside it. Without one it is decorative. */
  label?: string | undefined;
  className?: string | undefined;
}

/**
 * An icon by name, for what the server renders; a name nobody knows gives nothing.
 * It brings the whole set along: inside an island use `IconShape` with the icons it needs.
 */
export function Icon({ name, size, label, className }: Props) {
  if (!isIconName(name)) return null;
  return <IconShape of={icons[name]} size={size} label={label} className={className} />;
}
