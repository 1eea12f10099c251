import * as ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import * as X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { type KitCartTextMap, toKitCartTexts } from '../cart/cart-texts.ts';
import { toCartLine, useKitCart } from '../cart/kit-cart.ts';
import type { KitDetail } from '../kit-detail.ts';
import { formatKitPrice } from '../kit-price.ts';
import { KitPartsTable } from './kit-parts-table.tsx';
import { KitPictures } from './kit-pictures.tsx';

interface Props {
  kit: KitDetail;
  cart: KitCartTextMap;
  onClose: () => void;
}

/**
 * A kit with its pictures, parts and price. Adding it to the cart closes the dialog (KIT-07); removing it does not,
 * because the visitor may want it back. Loaded when the first one is opened.
 */
export function KitDialog({ kit, cart, onClose }: Props) {
  const texts = toKitCartTexts(cart);
  const title = useId();
  const isInCart = useKitCart(({ lines }) => lines.some(({ kitId }) => kitId === kit.kitId));
  const toggle = useKitCart((state) => state.toggle);
  const onToggle = () => {
    toggle(toCartLine(kit));
    if (!isInCart) onClose();
  };
  return (
    <Dialog onClose={onClose} aria-labelledby={title} className="kit-dialog">
      <div className="kit-dialog__panel">
        <IconButton
          bare
          className="kit-dialog__close"
          label={texts('kitClose')}
          icon={<IconShape of={X} />}
          onClick={onClose}
        />
        <div className="kit-dialog__body">
          <KitPictures name={kit.name} images={kit.images} texts={texts} />
          <div className="kit-dialog__title">
            {kit.kitCode && <p className="kit-dialog__code num">{texts('kitCode', { code: kit.kitCode })}</p>}
            <h2 id={title}>{kit.name}</h2>
          </div>
          <div className="kit-dialog__about">
            {kit.description && <p>{kit.description}</p>}
            {kit.path && (
              <a className="kit-dialog__page" href={kit.path}>
                {texts('kitOwnPage')}
                <IconShape of={ArrowUpRight} size="small" />
              </a>
            )}
          </div>
          <div className="kit-dialog__parts">
            <KitPartsTable parts={kit.parts} texts={texts} />
          </div>
        </div>
        <div className="kit-dialog__foot">
          <Price now={formatKitPrice(kit.retailPrice, kit.currency, cart.language)} size="large" />
          <Button kind={isInCart ? 'secondary' : 'primary'} onClick={onToggle}>
            {texts(isInCart ? 'kitRemove' : 'kitAdd')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
