import { useEffect } from 'react';
import { reportClientError } from '../../../shared/platform/report-client-error.ts';
import { fetchCartLines } from '../cart/fetch-cart-lines.ts';
import { preselectKits } from '../cart/preselect-kits.ts';
import { preselection } from '../cart/preselection-problem.ts';
import { useVisitorParams } from '../cart/visitor-params.ts';

/** Puts the kits of the call into the cart (KIT-14). */
export function usePreselectedKits(): void {
  const params = useVisitorParams((visitor) => visitor.params);
  useEffect(() => {
    preselectKits(params, fetchCartLines).then(
      (done) => {
        const ids = done?.unknownIds ?? [];
        if (ids.length > 0) preselection.setState({ problem: { kind: 'unknown', ids } });
      },
      (error) => {
        preselection.setState({ problem: { kind: 'failed' } });
        reportClientError('KIT_PRESELECTION_FAILED', 'kit-cart', error);
      },
    );
  }, [params]);
}
