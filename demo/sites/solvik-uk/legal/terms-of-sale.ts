import { document } from './document.ts';

export const termsOfSale = document({
  path: '/legal/terms-and-conditions-of-sale',
  name: 'Terms and conditions of sale',
  description:
    'The terms on which Solvik UK Ltd sells new and used vehicles to consumers: price, delivery, return and faults.',
  lead: 'These apply when you buy a vehicle from Solvik UK Ltd as a consumer. Nothing here takes away a right the law gives you.',
  body: `
    ## 1. The order

    An order becomes a contract when we have signed it. It names the vehicle, the price, any part exchange and the day of
    delivery. What was promised in conversation is written on it; if it is not there, ask for it to be.

    ## 2. Price

    The price includes VAT and, for new cars, delivery, first registration and number plates. There is no administration
    fee. If the maker’s list price rises between order and delivery we carry it for ninety days. After that you may cancel.

    ## 3. Deposit

    We ask for £500. It is returned in full if we cannot deliver, if finance is declined, or if you cancel before a car
    built to your order has a chassis number.

    ## 4. Part exchange

    We agree a price on the car as described. It falls by the amount printed on the order for each thousand miles driven
    until delivery. If the car has changed otherwise we talk about it. Outstanding finance is settled by us from the price.

    ## 5. Delivery and ownership

    Risk passes when you have the keys, ownership when we have the money. If we are more than thirty days late you may
    cancel and have everything back.

    ## 6. Our fourteen days

    You may return a used car within fourteen days and 300 miles for any reason or none, in the condition in which you had
    it. We refund the price and return your part exchange or its agreed value. Cars bought on finance are unwound with the
    lender. This comes on top of the law.

    ## 7. If something is wrong

    The Consumer Rights Act 2015 gives you the following. Within 30 days of delivery you may reject a faulty vehicle. Within
    six months a fault is presumed to have been there, and we must repair or replace; if that fails once you may reject or
    have the price reduced. After six months you may have to show it. We rarely argue.

    ## 8. Bought without meeting

    If the contract was made wholly at a distance you may cancel within fourteen days of delivery under the Consumer
    Contracts Regulations 2013. Ring or write; there is no form. We refund within fourteen days of having the car back.

    ## 9. Complaints

    Begin with the dealership, then [care@solvik.example](mailto:care@solvik.example). We answer within five working days. If we
    cannot agree you may go to The Motor Ombudsman, whose finding binds us, not you.

    ## 10. Law

    The law of England and Wales applies, or of Scotland if you live there. Version 12, 1 September 2026.
  `,
});
