import * as z from 'zod';
import { shortText } from '../fields/index';

/**
 * The children of a tabs block are blocks with their own labels: a moved tab takes its label along.
 */
export const tabsConfigurationSchema = z.object({});

export const tabConfigurationSchema = z.object({ label: shortText().optional() });
export type TabConfiguration = z.infer<typeof tabConfigurationSchema>;
