//! What an attribute says: test code, lint levels, documentation.

use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, ExprLit, Lit, Meta, Token};

/// Whether the attributes leave an item out of everything but test builds.
pub(crate) fn is_test_only(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || (attribute.path().is_ident("cfg")
                && attribute
                    .parse_args::<Meta>()
                    .is_ok_and(|meta| implies_test(&meta)))
    })
}

/// `test`, `all(test, …)`, `any(test, all(test, …))`; not `not(test)`.
fn implies_test(meta: &Meta) -> bool {
    let Meta::List(list) = meta else {
        return meta.path().is_ident("test");
    };
    let Ok(parts) = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated) else {
        return false;
    };
    if list.path.is_ident("all") {
        parts.iter().any(implies_test)
    } else {
        list.path.is_ident("any") && parts.iter().all(implies_test)
    }
}

/// Whether one of the attributes sets one of the levels for a lint.
pub(crate) fn sets_lint(attributes: &[Attribute], levels: &[&str], lint: &str) -> bool {
    attributes.iter().any(|attribute| {
        levels.iter().any(|level| attribute.path().is_ident(level))
            && attribute
                .parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)
                .is_ok_and(|lints| lints.iter().any(|named| named.path().is_ident(lint)))
    })
}

/// The documentation that the attributes hold, a line each.
pub(crate) fn documentation(attributes: &[Attribute]) -> Vec<String> {
    attributes.iter().filter_map(doc_text).collect()
}

fn doc_text(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else {
        return None;
    };
    match &pair.value {
        Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) if pair.path.is_ident("doc") => Some(text.value()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use syn::{ItemFn, parse_quote};

    fn attributes(item: &ItemFn) -> &[Attribute] {
        &item.attrs
    }

    #[test]
    fn test_code_is_told_from_code_that_only_mentions_tests() {
        let only: ItemFn = parse_quote!(
            #[cfg(all(test, unix))]
            fn f() {}
        );
        let also: ItemFn = parse_quote!(
            #[cfg(any(test, fuzzing))]
            fn f() {}
        );
        let never: ItemFn = parse_quote!(
            #[cfg(not(test))]
            fn f() {}
        );
        assert!(is_test_only(attributes(&only)));
        assert!(!is_test_only(attributes(&also)));
        assert!(!is_test_only(attributes(&never)));
    }

    #[test]
    fn a_lint_level_is_found_in_a_list() {
        let item: ItemFn = parse_quote!(
            #[forbid(missing_docs, unsafe_code)]
            fn f() {}
        );
        assert!(sets_lint(
            attributes(&item),
            &["deny", "forbid"],
            "unsafe_code"
        ));
        assert!(!sets_lint(attributes(&item), &["deny"], "unsafe_code"));
    }

    #[test]
    fn documentation_is_read_line_by_line() {
        let item: ItemFn = parse_quote! {
            /// One.
            /// Two.
            fn f() {}
        };
        assert_eq!(documentation(attributes(&item)), [" One.", " Two."]);
    }
}
