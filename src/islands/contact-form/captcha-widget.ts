import { CAPTCHA_PROVIDERS, type CaptchaProvider, captchaScript } from '@/lib/captcha.ts';

/** What the three providers' objects have in common. */
interface CaptchaApi {
  render(
    element: HTMLElement,
    options: {
      sitekey: string;
      callback: (response: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): unknown;
  reset(widget?: unknown): void;
}

declare global {
  interface Window {
    [ON_LOAD]?: () => void;
  }
}

/** The name of the function the provider's script calls when it is ready. */
const ON_LOAD = 'onCaptchaReady';
/** A script that has said nothing by then is treated as lost. */
const PATIENCE_MS = 20_000;

let loading: Promise<CaptchaApi> | undefined;

/** Loads the provider's script, once for the life of the page; after a failure the next call tries again. */
function loadApi(provider: CaptchaProvider): Promise<CaptchaApi> {
  loading ??= new Promise<CaptchaApi>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error(`The script of ${CAPTCHA_PROVIDERS[provider].name} did not load`));
    };
    const timer = setTimeout(fail, PATIENCE_MS);
    window[ON_LOAD] = () => {
      clearTimeout(timer);
      const api = (window as unknown as Record<string, CaptchaApi | undefined>)[
        CAPTCHA_PROVIDERS[provider].global
      ];
      if (api) resolve(api);
      else fail();
    };
    script.src = captchaScript(provider, ON_LOAD);
    script.async = true;
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    document.head.append(script);
  });
  return loading;
}

export interface CaptchaWidget {
  /** Asks the visitor again, after the response has been used. Throws what the provider throws. */
  reset(): void;
}

/**
 * Draws the widget in `element`, in a fresh place: a provider refuses one where a first try failed.
 * @param onResponse called with the response, and with nothing when it expired or the check failed
 * Rejects when the script cannot be loaded or the provider refuses, because of a wrong site key for example.
 */
export async function drawCaptcha(
  element: HTMLElement,
  provider: CaptchaProvider,
  siteKey: string,
  onResponse: (response: string | undefined) => void,
): Promise<CaptchaWidget> {
  const api = await loadApi(provider);
  const place = document.createElement('div');
  element.replaceChildren(place);
  const none = () => onResponse(undefined);
  try {
    const widget = api.render(place, {
      sitekey: siteKey,
      callback: (response) => onResponse(response || undefined),
      'expired-callback': none,
      'error-callback': none,
    });
    return { reset: () => api.reset(widget) };
  } catch (error) {
    place.remove();
    throw error;
  }
}
