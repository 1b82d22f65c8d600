import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { accountSeo } from '~/features/account/account-frame/account-seo.server';
import { AddressBookPage } from '~/features/account/address-book/address-book-page';
import { addressBookAction, nameOf } from '~/features/account/address-book/address-book.server';
import { loadAddressBook } from '~/features/account/address-book/load-address-book.server';
import { pageMeta } from '~/features/page/page-seo';

export const handle = {
  guards: ['auth-guard'],
  script: 'enhance',
  audience: 'visitor',
  query: ['edit'],
};
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const name = nameOf(context.path);
  return {
    ...(await loadAddressBook(context, name, request.url)),
    seo: accountSeo(context, `addressBook.title.${name}`, `/my-account/${name}`),
  };
}

export const action = addressBookAction;

export default function AddressBook() {
  const { book, edited } = useLoaderData<typeof loader>();
  return <AddressBookPage book={book} edited={edited} reply={useActionData<typeof action>()} />;
}
