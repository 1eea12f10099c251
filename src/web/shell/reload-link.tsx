import { type ButtonKind, ButtonLink } from '../../shared/ui/button.tsx';

/**
 * An empty href is the page's own address, so the link works without script. With script `data-reload` is a
 * real reload, which also repeats a form's POST.
 */
export function ReloadLink({ label, kind = 'secondary' }: { label: string; kind?: ButtonKind }) {
  return (
    <ButtonLink href="" kind={kind} className="flex-none" data-reload>
      {label}
    </ButtonLink>
  );
}
