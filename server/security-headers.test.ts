import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, securityHeaders } from './security-headers';

const options = {
  https: false,
  development: false,
};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(policy: string, name: string) {
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

describe('contentPolicy', () => {
  it('allows the inline scripts and styles of the page by hash and nothing inline besides', () => {
    const html = `<style>p{}</style><script>a < b > c</script><script type="module" async="">import "/x.js"</script>`;
    const policy = contentPolicy(html, options);
    expect(directive(policy, 'script-src')).toBe(
      `'self' ${hash('a < b > c')} ${hash('import "/x.js"')}`,
    );
    expect(directive(policy, 'style-src')).toBe(`'self' ${hash('p{}')}`);
    expect(policy).not.toContain('unsafe');
  });

  it('counts speculation rules as scripts, but not data blocks', () => {
    const html = `<script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>`;
    expect(directive(contentPolicy(html, options), 'script-src')).toBe(`'self' ${hash('{}')}`);
  });

  it('hashes the text that the parser of the browser sees', () => {
    const policy = contentPolicy('<script data-x="a>b">a\r\nb</script>', options);
    expect(directive(policy, 'script-src')).toContain(hash('a\nb'));
  });

  it('forbids all scripts on a page without any', () => {
    expect(directive(contentPolicy('<p>script</p>', options), 'script-src')).toBe("'none'");
    const external = contentPolicy('<script src="/assets/a.js"></script>', options);
    expect(directive(external, 'script-src')).toBe("'self'");
  });

  it('allows nothing that a page does not need', () => {
    const policy = contentPolicy('<p>Farbe</p>', options);
    expect(directive(policy, 'default-src')).toBe("'self'");
    expect(directive(policy, 'object-src')).toBe("'none'");
    // An injected <base> would redirect every form and link.
    expect(directive(policy, 'base-uri')).toBe("'none'");
    expect(directive(policy, 'frame-ancestors')).toBe("'none'");
    expect(directive(policy, 'connect-src')).toBe("'self'");
    expect(directive(policy, 'form-action')).toBe("'self'");
    expect(directive(policy, 'img-src')).toBe("'self' data:");
  });

  it('lets one page add sources, such as a payment page that its form leads to', () => {
    const policy = contentPolicy(
      '',
      options,
      'script-src https://check.example; frame-src https://check.example; form-action https://pay.example; evil *',
    );
    expect(directive(policy, 'form-action')).toBe("'self' https://pay.example");
    expect(directive(policy, 'script-src')).toBe('https://check.example');
    expect(directive(policy, 'frame-src')).toBe("'self' https://check.example");
    expect(policy).not.toContain('evil');
  });
});

it('requires https only in a shop with https', () => {
  expect(securityHeaders(options)).not.toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders({ ...options, https: true })).toHaveProperty('Strict-Transport-Security');
});

it('allows pictures of configured hosts, and sends those hosts nothing about the visitor', () => {
  const pictures = ['https://cdn.example'];
  const policy = contentPolicy('', { ...options, pictures });
  expect(directive(policy, 'img-src')).toBe("'self' data: https://cdn.example");
  expect(securityHeaders({ ...options, pictures })['Referrer-Policy']).toBe('same-origin');
});
