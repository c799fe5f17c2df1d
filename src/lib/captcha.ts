/** The captcha providers the contact form can use. All three have the same calls; they differ in names and hosts. */

interface Provider {
  name: string;
  /** Address of the script, without its query. */
  script: string;
  /** The global object the script makes. */
  global: 'grecaptcha' | 'turnstile' | 'hcaptcha';
  /** What the content policy must admit for the widget to work, by directive; each provider documents its own. */
  policy: {
    'script-src': readonly string[];
    'frame-src': readonly string[];
    'connect-src': readonly string[];
    'style-src': readonly string[];
  };
}

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

export const CAPTCHA_PROVIDERS = {
  recaptcha: {
    name: 'reCAPTCHA',
    script: 'https://www.google.com/recaptcha/api.js',
    global: 'grecaptcha',
    policy: {
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      'connect-src': ['https://www.google.com/recaptcha/'],
      'style-src': [],
    },
  },
  turnstile: {
    name: 'Turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    global: 'turnstile',
    policy: {
      'script-src': ['https://challenges.cloudflare.com'],
      'frame-src': ['https://challenges.cloudflare.com'],
      'connect-src': [],
      'style-src': [],
    },
  },
  hcaptcha: {
    name: 'hCaptcha',
    script: 'https://js.hcaptcha.com/1/api.js',
    global: 'hcaptcha',
    policy: {
      'script-src': HCAPTCHA,
      'frame-src': HCAPTCHA,
      'connect-src': HCAPTCHA,
      'style-src': HCAPTCHA,
    },
  },
} as const satisfies Record<string, Provider>;

export type CaptchaProvider = keyof typeof CAPTCHA_PROVIDERS;

/** Address of the script: it calls the global function `onload` once it can draw, and draws nothing by itself. */
export function captchaScript(provider: CaptchaProvider, onload: string): string {
  return `${CAPTCHA_PROVIDERS[provider].script}?onload=${onload}&render=explicit`;
}
