import type { Finance } from './car-record.ts';
import type { Offer } from './offer.ts';

/** Loan and leasing as the record has them: the whole option, and the monthly cost to filter and sort by. */
export function toFinanceFields({ loan, monthlyCost, privateLease, companyLease }: Offer): Finance {
  return {
    ...(loan && { car_loan_option: loan }),
    ...(monthlyCost && { car_monthly_cost: monthlyCost }),
    car_leasing_options: [
      ...(privateLease
        ? [
            {
              leasing_type: 'Private' as const,
              title: privateLease.option.title,
              monthly_cost_text: privateLease.option.monthly_cost_text,
            },
          ]
        : []),
      ...(companyLease
        ? [
            {
              leasing_type: 'Company' as const,
              title: companyLease.title,
              monthly_cost_text: companyLease.default_monthly_cost_text,
            },
          ]
        : []),
    ],
    ...(privateLease && {
      car_private_leasing_option: privateLease.option,
      car_private_leasing_monthly_cost: privateLease.monthlyCost,
    }),
    ...(companyLease && {
      car_company_leasing_option: companyLease,
      car_company_leasing_monthly_cost: companyLease.default_monthly_cost,
    }),
  };
}
