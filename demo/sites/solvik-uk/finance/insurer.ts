import { block } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';

/** Who sells and who underwrites, wherever insurance is described. */
export const insurerStatement = block('rich-text', {
  title: 'Who stands behind it',
  body: toRichText(`
    Solvik UK Ltd arranges insurance as an agent of the insurer and is authorised and regulated by the Financial Conduct
    Authority (firm reference number 0960128). The policies are underwritten by Wearmouth Mutual Insurance Ltd. We are
    paid a commission by the insurer and give information, not advice: you decide whether a policy suits you. You may
    cancel any of them within thirty days and have your money back if you have not claimed.

    The insurance product information document of each policy is handed over before you buy, and by post or email at any
    time from [policies@solvik.example](mailto:policies@solvik.example).
  `),
  width: 'beside heading',
});
