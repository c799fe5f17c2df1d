import { describe, expect, it } from 'vitest';
import { CAPTCHA_PROVIDERS, captchaProvider, captchaScript } from './captcha.ts';

describe('captchaProvider', () => {
  it.each(Object.keys(CAPTCHA_PROVIDERS))('knows %s', (name) => {
    expect(captchaProvider(name)).toBe(name);
  });

  it.each(['', 'reCAPTCHA', 'toString'])('refuses "%s", naming the variable and the choices', (name) => {
    expect(() => captchaProvider(name)).toThrow(
      `PUBLIC_CAPTCHA_PROVIDER is "${name}"; it must be one of: recaptcha, turnstile, hcaptcha`,
    );
  });
});

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
