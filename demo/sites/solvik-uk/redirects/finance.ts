import type { RedirectRule } from '../../../../src/redirects/rule.ts';
import { moved } from '../../../write.ts';

const options = '/buy-car/finance-and-insurance-options';
const products = '/buy-car/finance-and-insurance-products';
const protection = '/buy-car/finance-and-protection-products';

export const finance: readonly RedirectRule[] = [
  // RED-73: personal contract hire
  moved('/new-cars/bmw/personal-contract-hire/{path*}', `${options}/personal-finance/bmw`),
  moved('/brands/bmw/personal-contract-hire/{path*}', `${options}/personal-finance/bmw`),
  moved('/personal-contract-hire/{path*}', `${options}/personal-finance/bmw`),

  // RED-74
  moved('/new-cars/finance', `${options}/personal-finance`),

  // RED-61: other old pages about money
  moved('/finance/personal', `${options}/personal-finance`),
  moved('/finance/business', `${options}/business-finance`),
  moved('/finance/insurance', `${options}/insurance-products`),
  moved('/finance/{path*}', options),

  // RED-75: policies, warranties and their summaries
  moved('/brands/bmw/documents/insurance-policy.pdf', `${options}/insurance-products/bmw`),
  moved('/brands/bmw/documents/warranty-policy.pdf', `${options}/insurance-products/bmw`),
  moved('/brands/bmw/documents/gap-policy-summary.pdf', `${options}/insurance-products/bmw`),
  moved(
    '/brands/mercedes-benz/documents/insurance-policy.pdf',
    `${options}/insurance-products/mercedes-benz`,
  ),
  moved('/brands/mercedes-benz/documents/warranty-policy.pdf', `${options}/insurance-products/mercedes-benz`),
  moved(
    '/brands/mercedes-benz/documents/gap-policy-summary.pdf',
    `${options}/insurance-products/mercedes-benz`,
  ),
  moved(
    '/brands/mercedes-benz-vans/documents/insurance-policy.pdf',
    `${options}/insurance-products/mercedes-benz-vans`,
  ),
  moved(
    '/brands/mercedes-benz-vans/documents/warranty-policy.pdf',
    `${options}/insurance-products/mercedes-benz-vans`,
  ),
  moved(
    '/brands/mercedes-benz-vans/documents/tyre-policy.pdf',
    `${options}/insurance-products/mercedes-benz-vans`,
  ),

  // RED-76, RED-77, RED-84: only '-products' moved; '-options' stays and the protection pages are new
  moved(`${products}/insurance-products/mercedes-benz`, `${protection}/protection-products/mercedes-benz`),
  product('mercedes-benz', 'motor-and-first-cover-insurance'),
  product('mercedes-benz', 'cosmetic-repair'),
  product('mercedes-benz', 'paint-and-interior-protection'),
  product('mercedes-benz', 'tyre-and-alloy-wheel-insurance'),
  product('mercedes-benz', 'asset-protection-gap-insurance'),
  product('mercedes-benz', 'certified-warranty'),
  moved(`${products}/insurance-products/smart`, `${protection}/protection-products/smart`),
  product('smart', 'motor-and-first-cover-insurance'),
  product('smart', 'cosmetic-repair'),
  product('smart', 'paint-and-interior-protection'),
  product('smart', 'tyre-and-alloy-wheel-insurance'),
  product('smart', 'asset-protection-gap-insurance'),
  product('smart', 'certified-warranty'),
  moved(
    `${products}/insurance-products/mercedes-benz-vans`,
    `${protection}/protection-products/mercedes-benz-vans`,
  ),
  product('mercedes-benz-vans', 'van-insurance'),
  product('mercedes-benz-vans', 'tyre-insurance'),
  product('mercedes-benz-vans', 'van-warranty'),
  product('mercedes-benz-vans', 'asset-protection-gap-insurance'),
  moved(`${products}/insurance-products/{path*}`, `${protection}/protection-products`),
  moved(`${products}/{path*}`, protection),
];

function product(brand: string, slug: string): RedirectRule {
  return moved(
    `${products}/insurance-products/${brand}/${slug}`,
    `${protection}/protection-products/${brand}/${slug}`,
  );
}
