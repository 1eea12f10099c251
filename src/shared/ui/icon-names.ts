import * as lucideIcons from './lucide-icons.ts';
import { Facebook, Instagram, Linkedin, XNetwork, Youtube } from './social-icons.tsx';

/** Every icon a page or an editor can name. Islands import the few they show themselves (see icon.tsx). */
export const icons = {
  ...lucideIcons,
  facebook: Facebook,
  instagram: Instagram,
  linkedin: Linkedin,
  'x-network': XNetwork,
  youtube: Youtube,
} as const;

export type IconName = keyof typeof icons;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
