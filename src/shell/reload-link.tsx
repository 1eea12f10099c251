import { type ButtonKind, ButtonLink } from '../ui/button.tsx';

/**
 * An empty address is the page's own, so the link works without script. The script turns `data-reload` into a
 * real reload, which also keeps what a form had sent.
 */
export function ReloadLink({ label, kind = 'secondary' }: { label: string; kind?: ButtonKind }) {
  return (
    <ButtonLink href="" kind={kind} className="flex-none" data-reload>
      {label}
    </ButtonLink>
  );
}
