/** The API of the provider's script (its documentation: Mollie Components). */
export type CardScript = {
  createComponent: (name: string) => {
    mount: (place: HTMLElement) => void;
    unmount: () => void;
    addEventListener: (name: 'change', hear: (event: { dirty: boolean }) => void) => void;
  };
  createToken: () => Promise<{ token?: string; error?: { message: string } }>;
};

type OpenCardScript = (
  profileId: string,
  options: { locale: string; testmode: boolean },
) => CardScript;

declare global {
  // Module augmentation needs an interface.
  interface Window {
    Mollie?: OpenCardScript;
  }
}

let loading: Promise<OpenCardScript> | undefined;

/**
 * The provider's script, loaded once; it has to come from the provider's host, where it is updated.
 */
export function loadCardScript(url: string): Promise<OpenCardScript> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () =>
      window.Mollie ? resolve(window.Mollie) : reject(new Error('no script')),
    );
    script.addEventListener('error', () => {
      loading = undefined;
      reject(new Error('no script'));
    });
    document.head.append(script);
  });
  return loading;
}
