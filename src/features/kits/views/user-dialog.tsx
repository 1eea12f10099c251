import * as X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { type KitCartTextMap, toKitCartTexts } from '../cart/cart-texts.ts';
import { useVisitorParams } from '../cart/visitor-params.ts';

const rows = [
  ['user', 'kitUser'],
  ['dealer', 'kitDealer'],
  ['unit', 'kitUnit'],
  ['auto', 'kitAuto'],
  ['transactionId', 'kitTransaction'],
  ['packageIds', 'kitPackages'],
] as const;

/** What the calling system has passed in (KIT-09). */
export function UserDialog({ cart, onClose }: { cart: KitCartTextMap; onClose: () => void }) {
  const texts = toKitCartTexts(cart);
  const title = useId();
  const params = useVisitorParams((visitor) => visitor.params);
  const shown = rows.flatMap(([name, label]) => {
    const value = [params[name] ?? []].flat().join(', ');
    return value ? [{ name, label: texts(label), value }] : [];
  });
  return (
    <Dialog
      onClose={onClose}
      aria-labelledby={title}
      className="kit-dialog opacity-100 [transition:opacity_var(--fast)_var(--ease)] md:m-auto md:h-fit md:max-h-[calc(100dvh-4rem)] md:overflow-hidden md:rounded-panel md:shadow-float starting:opacity-0 mt-auto h-fit max-h-[90dvh] rounded-[var(--radius-panel)_var(--radius-panel)_0_0] px-gutter pt-5 pb-8 md:w-[min(32rem,calc(100vw-4rem))] md:overflow-y-auto md:px-8 md:pt-6 md:pb-8"
    >
      <div className="flex items-center justify-between gap-4 [&>h2]:text-(length:--h3) [&>h2]:tracking-(--track-3)">
        <h2 id={title}>{texts('kitUserInfo')}</h2>
        <IconButton bare label={texts('kitClose')} icon={<IconShape of={X} />} onClick={onClose} />
      </div>
      <p className="kit-cart__note">{texts('kitUserInfoText')}</p>
      <dl className="mt-4">
        {shown.map(({ name, label, value }) => (
          <div className="grid grid-cols-[minmax(8rem,2fr)_3fr] gap-4 border-t border-t-line py-3" key={name}>
            <dt className="text-ink-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
