import { type IconName, icons, isIconName } from './icon-names.ts';
import { IconShape } from './icon-shape.tsx';

interface Props {
  name: IconName | (string & {});
  size?: 'regular' | 'small' | undefined;
  /** The icon's label, where there is no text beside it. Without one it is decorative. */
  label?: string | undefined;
  className?: string | undefined;
}

/**
 * An icon by name, for what the server renders; an unknown name gives nothing.
 * It brings the whole set along: inside an island use `IconShape` with the icons it needs.
 */
export function Icon({ name, size, label, className }: Props) {
  if (!isIconName(name)) return null;
  return <IconShape of={icons[name]} size={size} label={label} className={className} />;
}
