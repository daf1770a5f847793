/** Passkeys (WebAuthn): converts between the server's JSON and the browser's objects. */
import { api } from "./api";
import type { Devices, Me } from "./messages";

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
const text = (buffer: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

interface PasskeyOptions {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string; type: "public-key" }[];
}

/** Whether this browser can have passkeys here. */
export const passkeysWork = (): boolean => isSecureContext && typeof PublicKeyCredential === "function";

/** Make a passkey for the person at this browser. */
export async function makePasskey(): Promise<Devices> {
  const told = await api.passkeyNew<PasskeyOptions & Omit<PublicKeyCredentialCreationOptions, keyof PasskeyOptions>>();
  const made = (await navigator.credentials.create({
    publicKey: {
      ...told,
      challenge: bytes(told.challenge),
      user: { ...told.user, id: bytes(told.user.id) },
      excludeCredentials: (told.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
    },
  })) as PublicKeyCredential | null;
  if (!made) throw new Error("no passkey was made");
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return api.passkeyAdd({
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response: { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) },
  });
}

/** Sign in with a passkey that the person chooses. */
export async function enterByPasskey(): Promise<Me> {
  const told = await api.passkeyAsk<{ challenge: string } & Omit<PublicKeyCredentialRequestOptions, "challenge">>();
  const found = (await navigator.credentials.get({ publicKey: { ...told, challenge: bytes(told.challenge) } })) as PublicKeyCredential | null;
  if (!found) throw new Error("no passkey was chosen");
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse;
  return api.passkeyEnter({
    id: found.id,
    rawId: text(found.rawId),
    type: found.type,
    response: { clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature), ...(userHandle ? { userHandle: text(userHandle) } : {}) },
  });
}
