import { expect, it } from 'vitest';
import { CAPTCHA_PROVIDERS, captchaScript } from './captcha.ts';

it('asks for the explicit rendering with a callback', () => {
  expect(captchaScript('recaptcha', 'ready')).toBe(
    'https://www.google.com/recaptcha/api.js?onload=ready&render=explicit',
  );
});

it.each(Object.entries(CAPTCHA_PROVIDERS))(
  '%s is admitted by its own policy',
  (_name, { script, policy }) => {
    const admitted = policy['script-src'].some((source) =>
      script.startsWith(source.replace('*.', 'js.').replace(/\/$/, '')),
    );
    expect(admitted).toBe(true);
  },
);
