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
    <Dialog onClose={onClose} aria-labelledby={title} className="kit-dialog kit-dialog--small">
      <div className="kit-dialog__head">
        <h2 id={title}>{texts('kitUserInfo')}</h2>
        <IconButton bare label={texts('kitClose')} icon={<IconShape of={X} />} onClick={onClose} />
      </div>
      <p className="kit-cart__note">{texts('kitUserInfoText')}</p>
      <dl className="kit-user">
        {shown.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
