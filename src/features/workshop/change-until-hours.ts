/** How long before a visit a customer may still move or cancel it: later, the workshop has ordered what it needs. */
export const CHANGE_UNTIL_HOURS = 24;
