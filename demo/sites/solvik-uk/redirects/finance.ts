import type { RedirectRule } from '../../../../src/content/redirects/rule.ts';
import { redirect } from '../../../site-builder.ts';

const options = '/buy-car/finance-and-insurance-options';
const products = '/buy-car/finance-and-insurance-products';
const protection = '/buy-car/finance-and-protection-products';

export const finance: readonly RedirectRule[] = [
  // RED-73: personal contract hire
  redirect('/new-cars/bmw/personal-contract-hire/{path*}', `${options}/personal-finance/bmw`),
  redirect('/brands/bmw/personal-contract-hire/{path*}', `${options}/personal-finance/bmw`),
  redirect('/personal-contract-hire/{path*}', `${options}/personal-finance/bmw`),

  // RED-74
  redirect('/new-cars/finance', `${options}/personal-finance`),

  // RED-61: other old pages about money
  redirect('/finance/personal', `${options}/personal-finance`),
  redirect('/finance/business', `${options}/business-finance`),
  redirect('/finance/insurance', `${options}/insurance-products`),
  redirect('/finance/{path*}', options),

  // RED-75: policies, warranties and their summaries
  redirect('/brands/bmw/documents/insurance-policy.pdf', `${options}/insurance-products/bmw`),
  redirect('/brands/bmw/documents/warranty-policy.pdf', `${options}/insurance-products/bmw`),
  redirect('/brands/bmw/documents/gap-policy-summary.pdf', `${options}/insurance-products/bmw`),
  redirect(
    '/brands/mercedes-benz/documents/insurance-policy.pdf',
    `${options}/insurance-products/mercedes-benz`,
  ),
  redirect(
    '/brands/mercedes-benz/documents/warranty-policy.pdf',
    `${options}/insurance-products/mercedes-benz`,
  ),
  redirect(
    '/brands/mercedes-benz/documents/gap-policy-summary.pdf',
    `${options}/insurance-products/mercedes-benz`,
  ),
  redirect(
    '/brands/mercedes-benz-vans/documents/insurance-policy.pdf',
    `${options}/insurance-products/mercedes-benz-vans`,
  ),
  redirect(
    '/brands/mercedes-benz-vans/documents/warranty-policy.pdf',
    `${options}/insurance-products/mercedes-benz-vans`,
  ),
  redirect(
    '/brands/mercedes-benz-vans/documents/tyre-policy.pdf',
    `${options}/insurance-products/mercedes-benz-vans`,
  ),

  // RED-76, RED-77, RED-84: only '-products' moved; '-options' stays and the protection pages are new
  redirect(`${products}/insurance-products/mercedes-benz`, `${protection}/protection-products/mercedes-benz`),
  product('mercedes-benz', 'motor-and-first-cover-insurance'),
  product('mercedes-benz', 'cosmetic-repair'),
  product('mercedes-benz', 'paint-and-interior-protection'),
  product('mercedes-benz', 'tyre-and-alloy-wheel-insurance'),
  product('mercedes-benz', 'asset-protection-gap-insurance'),
  product('mercedes-benz', 'certified-warranty'),
  redirect(`${products}/insurance-products/smart`, `${protection}/protection-products/smart`),
  product('smart', 'motor-and-first-cover-insurance'),
  product('smart', 'cosmetic-repair'),
  product('smart', 'paint-and-interior-protection'),
  product('smart', 'tyre-and-alloy-wheel-insurance'),
  product('smart', 'asset-protection-gap-insurance'),
  product('smart', 'certified-warranty'),
  redirect(
    `${products}/insurance-products/mercedes-benz-vans`,
    `${protection}/protection-products/mercedes-benz-vans`,
  ),
  product('mercedes-benz-vans', 'van-insurance'),
  product('mercedes-benz-vans', 'tyre-insurance'),
  product('mercedes-benz-vans', 'van-warranty'),
  product('mercedes-benz-vans', 'asset-protection-gap-insurance'),
  redirect(`${products}/insurance-products/{path*}`, `${protection}/protection-products`),
  redirect(`${products}/{path*}`, protection),
];

function product(brand: string, slug: string): RedirectRule {
  return redirect(
    `${products}/insurance-products/${brand}/${slug}`,
    `${protection}/protection-products/${brand}/${slug}`,
  );
}
