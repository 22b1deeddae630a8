/** The catalogue of the kit: every piece in every state, in both themes side by side. */

import './kit-page.css';
import { MANIFESTS } from '@roundhouse/games/all.ts';
import { OpenRule } from '@roundhouse/kit';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../../words/index.ts';
import { RulebookDrawer } from '../rulebook/rulebook-drawer.tsx';
import { PARTS, type Part } from './kit-parts.tsx';
import { kit } from './words/languages.ftl.ts';

const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export function KitPage() {
  const say = kit[language.value];
  const [rule, openRule] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${say.title} · Roundhouse`;
  }, [say]);
  return (
    <OpenRule.Provider value={openRule}>
      <main class="page kit">
        <h1 class="poster">{say.title}</h1>
        <p class="lead">{say.lead}</p>
        {(Object.entries(PARTS) as [Part, ComponentType<{ theme: Theme }>][]).map(([part, Shown]) => (
          <section key={part} class="kit-part" data-part={part} aria-labelledby={`kit-${part}`}>
            <h2 id={`kit-${part}`} class="label">
              {say.parts[part]}
            </h2>
            <div class="kit-themes">
              {THEMES.map(theme => (
                <Themed key={theme} theme={theme} part={say.parts[part]}>
                  <Shown theme={theme} />
                </Themed>
              ))}
            </div>
          </section>
        ))}
      </main>
      <RulebookDrawer game={MANIFESTS[0]!.id} at={rule} open={rule !== null} onClose={() => openRule(null)} />
    </OpenRule.Provider>
  );
}

interface ThemedProps {
  readonly theme: Theme;
  readonly part: string;
  readonly children: ComponentChildren;
}

function Themed({ theme, part, children }: ThemedProps) {
  return (
    <section class="kit-theme" data-theme={theme} aria-label={`${part}, ${kit[language.value].themes[theme]}`}>
      {children}
    </section>
  );
}
