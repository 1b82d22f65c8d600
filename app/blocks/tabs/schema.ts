import * as z from 'zod';
import { shortText } from '../fields/index';

/** What the tabs hold are blocks of their own, each with its label: moved, a tab takes its label along. */
export const tabsConfigurationSchema = z.object({});

export const tabConfigurationSchema = z.object({ label: shortText().optional() });
export type TabConfiguration = z.infer<typeof tabConfigurationSchema>;
