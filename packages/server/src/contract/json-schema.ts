/** How zod's schemas are written as JSON Schema in our documents. */
import type { z } from 'zod';

/** What is answered is only read by whom it is sent to: to say so of every list and object would say nothing. */
export function asWritten({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete jsonSchema.readOnly;
}
