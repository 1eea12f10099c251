import { document } from './document.ts';

export const consumerCredit = document({
  path: '/legal/consumer-credit',
  name: 'Consumer credit',
  description:
    'Solvik UK Ltd as a credit broker: who regulates us, which lenders we work with, what we are paid and how to complain.',
  lead: 'When we arrange finance we are a credit broker, not a lender. This is what that means.',
  body: `
    ## Who regulates us

    Solvik UK Ltd is authorised and regulated by the Financial Conduct Authority for credit broking and as an agent of
    insurers. Our firm reference number is 0960128. Our registered office is 12 Staithes Quay, Gateshead NE8 2BJ.

    ## Whom we introduce you to

    - Harbour Motor Finance Ltd, for personal contract purchase and hire purchase
    - Northern Vehicle Credit plc, for hire purchase on cars over eight years
    - The finance companies of the makers we represent, for their own products
    - Tyne Contract Hire Ltd, for contract hire

    We do not give independent financial advice. We show the products of these lenders, from the lowest total amount
    payable upwards. You are free to bring your own.

    ## What we are paid

    Lenders pay us a commission for the introduction. It is a fixed percentage of the amount of credit, the same for every
    product of that lender, and does not depend on the interest rate. Between 1.5 and 4 per cent is usual. We tell you the
    amount in pounds before you sign, and again whenever you ask.

    ## Before you sign

    You get the pre-contract information at least a day before, unless you ask for it sooner. We check that you can afford
    the payments over the whole term, not only the first one. If you miss payments you may lose the car, and borrowing may
    become dearer.

    ## Changing your mind

    You may withdraw from the credit agreement within fourteen days without giving a reason. You then pay for the car in
    another way or return it under our [terms of sale](/legal/terms-and-conditions-of-sale).

    ## If money is tight

    Tell the lender before a payment is missed, or tell us and we will. Free help comes from MoneyHelper, StepChange and
    Citizens Advice.

    ## Complaints

    Write to [credit@solvik.example](mailto:credit@solvik.example) or ring [01632 960128](tel:+441632960128). We acknowledge within
    three working days and answer in full within eight weeks. If you are not satisfied, the Financial Ombudsman Service
    looks at it free of charge.

    If your agreement was made between 2007 and 2024 and you wish to know whether a discretionary commission was part of
    it, write to the same address. We look it up and answer within a fortnight, whatever the answer is.
  `,
});
