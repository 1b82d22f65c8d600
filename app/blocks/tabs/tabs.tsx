import { createContext, useContext } from 'react';
import { useText } from '~/i18n/text';
import type { BlockProps } from '../kit/block-props';
import { FieldText } from '../kit/field-mark';
import type { TabConfiguration } from './schema';

/** The name by which tabs close each other. */
const TabGroup = createContext<string | undefined>(undefined);

/**
 * Tabs without script: a list of details of which one is open, the first at the start. Where there is
 * room their marks stand in a row; what is read out stays a list of marks, each with its text.
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
