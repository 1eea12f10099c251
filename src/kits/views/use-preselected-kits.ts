import { useEffect, useState } from 'react';
import { reportClientError } from '../../platform/report-client-error.ts';
import { type KitCartTextMap, toKitCartTexts } from '../cart/cart-texts.ts';
import { fetchCartLines } from '../cart/fetch-cart-lines.ts';
import { preselectKits } from '../cart/preselect-kits.ts';
import { useVisitorParams } from '../cart/visitor-params.ts';

/** Puts the kits of the call into the cart; a sentence if some are not in the catalogue or none could be read. */
export function usePreselectedKits(cart: KitCartTextMap): string | undefined {
  const params = useVisitorParams((visitor) => visitor.params);
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    const texts = toKitCartTexts(cart);
    preselectKits(params, fetchCartLines).then(
      (done) => {
        const ids = done?.unknownIds ?? [];
        if (ids.length > 0)
          setNotice(texts('kitPackagesUnknown', { count: ids.length, ids: ids.join(', ') }));
      },
      (problem) => {
        setNotice(texts('kitPackagesError'));
        reportClientError('KIT_PRESELECTION_FAILED', 'kit-cart', problem);
      },
    );
  }, [params, cart]);
  return notice;
}
