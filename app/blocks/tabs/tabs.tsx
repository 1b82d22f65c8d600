import { createContext, useContext } from 'react';
import { useText } from '~/i18n/text';
import type { BlockProps } from '../kit/block-props';
import { FieldText } from '../kit/field-mark';
import type { TabConfiguration } from './schema';

/** The name by which tabs close each other. */
const TabGroup = createContext<string | undefined>(undefined);

/**
 * Tabs without script: details of which one is open, initially the first. Where there is room their
 * summaries stand in a row; screen readers get a list of summaries, each with its text.
 */
export function Tabs({ uuid, children }: BlockProps) {
  return (
    <TabGroup.Provider value={`tabs-${uuid}`}>
      <div className="tabs">{children}</div>
    </TabGroup.Provider>
  );
}

export function Tab({
  configuration,
  position,
  children,
}: BlockProps<unknown, Partial<TabConfiguration>>) {
  const { t } = useText();
  const group = useContext(TabGroup);
  return (
    <details className="tab" open={position === 0} {...(group && { name: group })}>
      <summary className="tab-mark details-mark">
        <FieldText path="label">
          {configuration.label || t('blocks.tab', { position: position + 1 })}
        </FieldText>
      </summary>
      <div className="tab-body">{children}</div>
    </details>
  );
}
