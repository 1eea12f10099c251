import { Icon } from './icon.tsx';

/** Shown by its script alone: without one there is nothing behind it. */
export function CopyLink({ url, label, done }: { url: string; label: string; done: string }) {
  return (
    <span
      data-script="copy-link"
      data-url={url}
      data-done={done}
      className="relative flex items-center gap-3"
    >
      <button type="button" aria-label={label} title={label} className="group icon-button invisible">
        <Icon name="link" className="group-data-copied:hidden" />
        <Icon name="check" className="group-not-data-copied:hidden" />
      </button>
      <span role="status" className="text-small" />
    </span>
  );
}
