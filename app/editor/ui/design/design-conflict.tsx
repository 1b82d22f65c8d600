import { useEffect } from 'react';
import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';
import type { DesignState } from '~/services/operator-api/design';
import { ConflictChoice } from '../together/conflict-choice';
import { valueWords } from '../../design/design-words';

/** Settings that two people have changed in different ways: which version to take? */
export function DesignConflict({ state: { conflicts, draft, live } }: { state: DesignState }) {
  const { t } = useText();
  // When it is settled, the focus goes to its panel.
  useEffect(() => () => document.getElementById('panel')?.focus(), []);
  const sides = [
    ['mine', draft],
    ['theirs', live],
  ] as const;
  return (
    <section
      className="edit-conflict"
      id="design-conflict"
      aria-labelledby="design-conflict-title"
      tabIndex={-1}
    >
      <h3 id="design-conflict-title">{t('editor.conflictTitle')}</h3>
      <p>{t('editor.design.conflictText')}</p>
      <ul>
        {conflicts.map((key) => (
          <li key={key}>
            {t(`editor.design.${key}`)}
            <dl className="design-sides">
              {sides.map(([side, design]) => (
                <div key={side}>
                  <dt>{t(`editor.design.${side}`)}</dt>
                  <dd>
                    {key.endsWith('Color') && <Swatch color={design[key]} />}
                    {valueWords(key, design, t)}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <ConflictChoice
        intent="design-settle"
        mine={t('editor.design.keepMine')}
        theirs={t('editor.design.takeTheirs')}
      />
    </section>
  );
}
