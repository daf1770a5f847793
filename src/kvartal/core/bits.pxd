# header only
cdef extern from *:
    """
    static inline int kvartal_count(unsigned long long mask) { return __builtin_popcountll(mask); }
    static inline int kvartal_first(unsigned long long mask) { return __builtin_ctzll(mask); }
    static inline int kvartal_pick(unsigned long long mask, int k) {
    #if defined(__BMI2__)
        return __builtin_ctzll(__builtin_ia32_pdep_di(1ULL << k, mask));
    #else
        while (k--) mask &= mask - 1;
        return __builtin_ctzll(mask);
    #endif
    }
    static inline int kvartal_write(unsigned long long mask, int base, int *codes, int n) {
        while (mask) {
            codes[n++] = base + __builtin_ctzll(mask);
            mask &= mask - 1;
        }
        return n;
    }
    """
    int count "kvartal_count"(unsigned long long mask) noexcept nogil
    int first "kvartal_first"(unsigned long long mask) noexcept nogil
    int pick "kvartal_pick"(unsigned long long mask, int k) noexcept nogil
    int write "kvartal_write"(unsigned long long mask, int base, int *codes, int n) noexcept nogil
