import { Icon } from './icon.tsx';

interface Props {
  url: string;
  label: string;
  /** What the button is called on phones, where it opens the share sheet. */
  share: string;
  done: string;
}

/** Shown by its script alone: without one there is nothing behind it. */
export function CopyLink({ url, label, share, done }: Props) {
  return (
    <span
      data-script="copy-link"
      data-url={url}
      data-share={share}
      data-done={done}
      className="relative flex items-center gap-3"
    >
      <button type="button" aria-label={label} title={label} className="group icon-button invisible">
        <Icon name="link" className="group-data-copied:hidden group-data-shares:hidden" />
        <Icon name="share-2" className="group-not-data-shares:hidden" />
        <Icon name="check" className="group-not-data-copied:hidden" />
      </button>
      <span role="status" className="text-small" />
    </span>
  );
}
