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
    <Dialog
      onClose={onClose}
      aria-labelledby={title}
      className="kit-dialog opacity-100 [transition:opacity_var(--fast)_var(--ease)] md:m-auto md:h-fit md:max-h-[calc(100dvh-4rem)] md:overflow-hidden md:rounded-panel md:shadow-float starting:opacity-0"
    >
      <div className="relative flex h-full max-h-[inherit] flex-col">
        <IconButton
          bare
          className="absolute top-3 right-3 z-2 bg-surface"
          label={texts('kitClose')}
          icon={<IconShape of={X} />}
          onClick={onClose}
        />
        <div className="kit-dialog__body grid min-h-0 flex-1 content-start overflow-y-auto overscroll-contain">
          <KitPictures name={kit.name} images={kit.images} texts={texts} />
          <div className="px-gutter pt-5 pb-0 md:pt-8 md:pr-16 md:pb-0 md:pl-8 md:[grid-area:title]">
            {kit.kitCode && (
              <p className="text-size-small text-ink-muted num">{texts('kitCode', { code: kit.kitCode })}</p>
            )}
            <h2
              className="mt-2 text-[length:clamp(1.5rem,1.3rem+0.8vw,1.875rem)] leading-[1.15] tracking-(--track-2) text-balance"
              id={title}
            >
              {kit.name}
            </h2>
          </div>
          <div className="px-gutter pt-5 pb-0 md:px-8 md:pt-6 md:pb-8 md:[grid-area:about]">
            {kit.description && <p className="max-w-[60ch] whitespace-pre-line">{kit.description}</p>}
            {kit.path && (
              <a
                className="mt-3 inline-flex min-h-7 items-center gap-1.5 font-medium underline underline-offset-[0.2em] hot:text-brand-ink"
                href={kit.path}
              >
                {texts('kitOwnPage')}
                <IconShape of={ArrowUpRight} size="small" />
              </a>
            )}
          </div>
          <div className="px-gutter pt-5 pb-0 pb-6 md:px-8 md:pt-5 md:pb-8 md:[grid-area:parts]">
            <KitPartsTable parts={kit.parts} texts={texts} />
          </div>
        </div>
        <div className="kit-dialog__foot flex flex-none flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-t-line bg-paper md:px-8">
          <Price now={formatKitPrice(kit.retailPrice, kit.currency, cart.language)} size="large" />
          <Button kind={isInCart ? 'secondary' : 'primary'} onClick={onToggle}>
            {texts(isInCart ? 'kitRemove' : 'kitAdd')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
