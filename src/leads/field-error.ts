/** Why a form field is refused. */
export type FieldError = 'missing' | 'too short' | 'too long' | 'wrong';
