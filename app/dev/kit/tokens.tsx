import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import styles from './kit.module.css';

/** The style sheet of the tokens, which is read so that new colours and type sizes appear here automatically. */
const css = readFileSync(join(process.cwd(), 'app/styles/tokens.css'), 'utf8');
const declared = (name: RegExp) => {
  const declarations = css.matchAll(new RegExp(`^ +--(${name.source}): ([^;]+);`, 'gm'));
  return [...new Map([...declarations].map(([, token = '', value = '']) => [token, value]))];
};

const colours = declared(/color-[a-z]+-?[a-z0-9]*/).filter(([, value]) => value.startsWith('oklch'));
const semanticTokens = declared(/[a-z-]+/).filter(
  ([name, value]) => /light-dark|^var\(--color/.test(value) && !/^(color|area)-/.test(name),
);
const tones = ['carbon', 'lilac', 'rose', 'mint', 'sky', 'gold'];
const areas = ['300', '100', 'tint', 'flood', 'panel'];
const sizes = declared(/text-[a-z0-9]+/);
const spaces = [4, 8, 12, 16, 20, 24, 32, 48, 64, 96, 128];

/** Colours of both schemes, type sizes, spacing. */
export function Tokens() {
  return (
    <>
      <ul className={styles.swatches}>
        {colours.map(([name, value]) => (
          <li key={name}>
            <span style={{ background: value }} />
            <code>{name.replace('color-', '')}</code>
          </li>
        ))}
      </ul>
      <div className={styles.schemes}>
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className={styles.scheme} style={{ colorScheme: scheme }}>
            <h3>{scheme}</h3>
            <ul className={styles.swatches}>
              {semanticTokens.map(([name, value]) => (
                <li key={name}>
                  <span style={{ background: value }} />
                  <code>{name}</code>
                </li>
              ))}
              {tones.flatMap((tone) =>
                areas.map((area) => (
                  <li key={tone + area} data-tone={tone}>
                    <span style={{ background: `var(--area-${area})` }} />
                    <code>
                      {tone} {area}
                    </code>
                  </li>
                )),
              )}
            </ul>
          </div>
        ))}
      </div>
      <ul className={styles.sizes}>
        {sizes.map(([name, value]) => (
          <li key={name} style={{ fontSize: value }}>
            Every document read, ₹4,50,000 <code>{name}</code>
          </li>
        ))}
      </ul>
      <ul className={styles.spaces}>
        {spaces.map((pixels) => (
          <li key={pixels}>
            <span style={{ width: pixels }} />
            <code>{pixels}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
