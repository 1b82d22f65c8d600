import type { FieldError } from '~/components/ui/field';

/** What was typed about one of the shades and was not taken. */
export type ShadeReply = {
  variationId: number;
  stated: string;
  field: 'note' | 'remindOn';
  typed: string;
  error: FieldError;
};
